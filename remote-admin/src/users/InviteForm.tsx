import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { roles } from 'shared-auth';
import { invitePerson, type Member } from 'shared-data';
import { Actions, Button, SelectField, TextField } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { FormSheet } from '../admin/FormSheet';
import { hasName } from '../admin/hasName';
import { useProblemMessage } from '../admin/useProblemMessage';
import { usePeopleMessages } from './i18n';
import { useMessages } from '../i18n';
import { GrantAdminDialog } from './GrantAdminDialog';
import { inviteSchema, type InviteValues } from './inviteSchema';

interface InviteFormProps {
  onInvited: (member: Member) => void;
}

/** Name, address and role of a person to invite. */
export function InviteForm({ onInvited }: InviteFormProps) {
  const t = usePeopleMessages();
  const tAdmin = useMessages();
  const session = useCurrentUser();
  const ids = useFieldIds(['name', 'email', 'role']);
  const { run } = useAction(useProblemMessage());
  const [asked, setAsked] = useState<InviteValues | null>(null);
  const form = useForm<InviteValues, unknown, InviteValues>({
    resolver: valibotResolver(inviteSchema(t)),
    defaultValues: { name: '', email: '', role: 'staff' },
    kept: { session, name: 'admin/invitation' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  async function invite(values: InviteValues) {
    if (values.role === 'admin') setAsked(values);
    else await send(values);
  }

  const send = (values: InviteValues) =>
    run('invite', async () => {
      try {
        const invited = await invitePerson(values);
        form.reset(values, { keepValues: true });
        onInvited(invited);
      } catch (error) {
        if (!hasName(error, 'MemberKnownError')) throw error;
        form.setError('email', { type: 'known', message: t('invite.emailKnown') });
      }
      return null;
    });

  return (
    <FormSheet>
      <GrantAdminDialog
        person={asked}
        busy={isSubmitting}
        onConfirm={() => {
          if (!asked) return;
          setAsked(null);
          void form.handleSubmit(send)();
        }}
        onClose={() => setAsked(null)}
      />
      <Form form={form} ids={ids} onSubmit={invite}>
        <TextField
          id={ids.name}
          label={t('invite.name')}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          id={ids.email}
          label={t('invite.email')}
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SelectField
          id={ids.role}
          label={t('invite.role')}
          options={roles.map((value) => ({ value, label: tAdmin(`role.${value}`) }))}
          error={errors.role?.message}
          {...form.register('role')}
        />
        <Actions>
          <Button type="submit" busy={isSubmitting} busyLabel={t('invite.submitting')}>
            {t('invite.submit')}
          </Button>
        </Actions>
      </Form>
    </FormSheet>
  );
}
