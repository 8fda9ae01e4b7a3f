import { changeService, type Service } from 'shared-data';
import { serviceDaysLimit } from 'shared-data/model';
import { Button, ButtonLink, TextAreaField, TextField } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction } from 'shared-ui/outcome';
import { FormActions, FormSheet } from '../admin/FormSheet';
import { useAdmin } from '../admin/useAdmin';
import { useProblemMessage } from '../admin/useProblemMessage';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import {
  serviceFormSchema,
  type ServiceFormInput,
  type ServiceFormOutput,
} from './serviceFormSchema';

interface EditServiceFormProps {
  service: Service;
}

/** Changes a service; what was typed stays when saving fails. */
export function EditServiceForm({ service }: EditServiceFormProps) {
  const t = useMessages();
  const session = useAdmin();
  const ids = useFieldIds(['name', 'documents', 'days', 'fee']);
  const { run } = useAction(useProblemMessage());
  const form = useForm<ServiceFormInput, unknown, ServiceFormOutput>({
    resolver: valibotResolver(serviceFormSchema(t)),
    defaultValues: {
      name: service.name,
      documents: service.documents.join('\n'),
      days: String(service.days),
      fee: String(service.fee),
    },
    kept: { session, name: `admin/service/${service.id}` },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  const save = (changes: ServiceFormOutput) =>
    run('save', async () => {
      const typed = form.getValues();
      const { name } = await changeService(service.id, changes);
      form.reset(typed, { keepValues: true });
      return { tone: 'good', text: t('services.changed', { name }) };
    });

  return (
    <FormSheet>
      <Form form={form} ids={ids} onSubmit={save}>
        <TextField
          id={ids.name}
          label={t('editService.name')}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextAreaField
          id={ids.documents}
          label={t('editService.documents')}
          hint={t('editService.documentsHint')}
          rows={4}
          error={errors.documents?.message}
          {...form.register('documents')}
        />
        <TextField
          id={ids.days}
          label={t('editService.days')}
          hint={t('editService.daysHint', { limit: serviceDaysLimit })}
          inputMode="numeric"
          error={errors.days?.message}
          {...form.register('days')}
        />
        <TextField
          id={ids.fee}
          label={t('editService.fee')}
          hint={t('editService.feeHint')}
          inputMode="numeric"
          error={errors.fee?.message}
          {...form.register('fee')}
        />
        <FormActions>
          <Button type="submit" busy={isSubmitting} busyLabel={t('editService.saving')}>
            {t('editService.save')}
          </Button>
          <ButtonLink variant="secondary" to={adminPaths.services}>
            {t('editService.cancel')}
          </ButtonLink>
        </FormActions>
      </Form>
    </FormSheet>
  );
}
