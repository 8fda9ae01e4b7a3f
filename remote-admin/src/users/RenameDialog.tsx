import type { Member } from 'shared-data';
import { Button, TextField, theme } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Dialog } from 'shared-ui/dialog';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { object } from 'valibot';
import { usePeopleMessages } from './i18n';
import { nameSchema } from './inviteSchema';

interface RenameDialogProps {
  member: Member;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Sets another name for somebody who works here, since they cannot change it themselves. */
export function RenameDialog({ member, onRename, onClose }: RenameDialogProps) {
  const t = usePeopleMessages();
  const ids = useFieldIds(['name']);
  const formId = `${ids.name}-form`;
  const form = useForm({
    resolver: valibotResolver(object({ name: nameSchema(t) })),
    defaultValues: { name: member.name },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedWork(isDirty);
  return (
    <Dialog
      open
      title={t('rename.title')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId}>
            {t('rename.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('rename.cancel')}
          </Button>
        </>
      }
    >
      <Why>{t('rename.text', { person: t('users.person', member) })}</Why>
      <Form
        id={formId}
        form={form}
        ids={ids}
        onSubmit={({ name }) => {
          onRename(name);
          return Promise.resolve();
        }}
      >
        <TextField
          id={ids.name}
          label={t('invite.name')}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
      </Form>
    </Dialog>
  );
}

const Why = styled.p`
  margin-bottom: ${theme.space[4]};
`;
