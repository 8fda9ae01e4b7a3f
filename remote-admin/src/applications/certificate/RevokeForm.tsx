import { revokeCertificate, useRecords, watchApplication, type Application } from 'shared-data';
import { formatCertificateNumber, type Certificate } from 'shared-data/certificates';
import { useUnsavedWork } from 'shared-platform';
import { Button, ErrorBox, TextAreaField } from 'shared-ui';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useAction, useOutcome } from 'shared-ui/outcome';
import { object } from 'valibot';
import { FormActions } from '../../admin/FormSheet';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { useCertificateMessages } from './i18n';
import { reasonField } from './reasonField';

interface RevokeFormProps {
  application: Application;
  certificate: Certificate;
  onClose: () => void;
}

/** Asks why a certificate is revoked. */
export function RevokeForm({ application, certificate, onClose }: RevokeFormProps) {
  const t = useCertificateMessages();
  const showOutcome = useOutcome();
  const latest = useRecords(watchApplication, application.id);
  const { revision } = latest.status === 'ready' ? latest.data : application;
  const { run, outcome } = useAction(useProblemMessage(), { shownIn: 'page' });
  const ids = useFieldIds(['reason']);
  const form = useForm({
    resolver: valibotResolver(object({ reason: reasonField(t) })),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);
  const { number, holder } = certificate;

  const revoke = (reason: string) =>
    run('revoke', async () => {
      await revokeCertificate(application.id, { number, reason, revision });
      onClose();
      const text = t('revoked', { number: formatCertificateNumber(number) });
      showOutcome({ tone: 'info', text });
      return undefined;
    });

  return (
    <Form form={form} ids={ids} onSubmit={({ reason }) => revoke(reason)}>
      <p>{t('revokeAbout', { holder })}</p>
      {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      <TextAreaField
        {...form.register('reason')}
        id={ids.reason}
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        error={errors.reason?.message}
      />
      <FormActions>
        <Button type="submit" variant="danger" busy={isSubmitting} busyLabel={t('revoking')}>
          {t('revokeConfirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
