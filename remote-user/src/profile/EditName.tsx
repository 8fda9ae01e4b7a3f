import { useCallback } from 'react';
import { requiredLine } from 'shared-area';
import { explainProviderError, useAuth } from 'shared-auth';
import { personNameLimit } from 'shared-auth/names';
import { Actions, Button, ErrorBox, TextField } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Dialog } from 'shared-ui/dialog';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { object } from 'valibot';
import { useProfileMessages, type TranslateProfile } from './i18n';

interface EditNameProps {
  open: boolean;
  name: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes the citizen's name, also at the identity provider. */
export function EditName({ open, name, onSaved, onClose }: EditNameProps) {
  const t = useProfileMessages();
  return (
    <Dialog open={open} title={t('edit')} onClose={onClose}>
      <NameForm name={name} onSaved={onSaved} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ name, onSaved, onClose }: Omit<EditNameProps, 'open'>) {
  const t = useProfileMessages();
  const { updateName } = useAuth();
  const ids = useFieldIds(['name']);
  const form = useForm({ resolver: valibotResolver(nameSchema(t)), defaultValues: { name } });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  const failureMessage = useCallback(
    (error: unknown) => explainProviderError(error, t('failed')),
    [t],
  );
  const { run, outcome } = useAction(failureMessage, { shownIn: 'page' });

  const save = (values: { name: string }) =>
    run('save', async () => {
      await updateName(values.name);
      onSaved();
      return undefined;
    });

  return (
    <Form form={form} ids={ids} onSubmit={save}>
      {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      <TextField
        {...form.register('name')}
        id={ids.name}
        label={t('name')}
        error={errors.name?.message}
        autoComplete="name"
        readOnly={isSubmitting}
        required
      />
      <Actions>
        <Button type="submit" busy={isSubmitting} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

/** The schema of a citizen's name; invisible characters are removed. */
export function nameSchema(t: TranslateProfile) {
  return object({
    name: requiredLine(personNameLimit, {
      missing: t('nameMissing'),
      tooLong: (values) => t('nameLong', values),
    }),
  });
}
