import { Plus } from 'lucide-react';
import { optionalLine, useCurrentUser, useFirstLanguage } from 'shared-area';
import { limits } from 'shared-data/limits';
import { useUnsavedWork } from 'shared-platform';
import { Button, media, TextField, theme } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { object } from 'valibot';
import { useServicesMessages } from './i18n';

interface AddServiceFormProps {
  /** Resolves to whether it succeeded, so that the field can be cleared. */
  onAdd: (name: string) => Promise<boolean>;
}

/** The form that adds a service. A blank name is ignored; a name that is too long shows an error and stays in the field. */
export function AddServiceForm({ onAdd }: AddServiceFormProps) {
  const t = useServicesMessages();
  const firstLanguage = useFirstLanguage();
  const session = useCurrentUser();
  const ids = useFieldIds(['name']);
  const form = useForm({
    resolver: valibotResolver(
      object({
        name: optionalLine(limits.serviceName, (values) => t('tooLong', values)),
      }),
    ),
    defaultValues: { name: '' },
    kept: { session, name: 'admin/new-service' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  async function add({ name }: { name: string }) {
    if (name === '') return;
    if (await onAdd(name)) form.reset();
    form.setFocus('name');
  }

  return (
    <Form form={form} ids={ids} onSubmit={add}>
      <Line>
        <TextField
          {...form.register('name')}
          id={ids.name}
          lang={firstLanguage}
          label={t('add')}
          hint={t('addHint', { limit: limits.serviceName })}
          error={errors.name?.message}
          autoComplete="off"
        />
        <Button
          type="submit"
          busy={isSubmitting}
          busyLabel={t('adding')}
          icon={<Plus size={20} aria-hidden="true" />}
        >
          {t('addButton')}
        </Button>
      </Line>
    </Form>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  align-items: end;
  justify-content: start;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
