import { revokeCertificate, useRecords, watchApplication, type Application } from 'shared-data';
import { formatCertificateNumber, type Certificate } from 'shared-data/certificates';
import { ReasonForm } from '../../admin/ReasonForm';
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
  const latest = useRecords(watchApplication, application.id);
  const { revision } = latest.status === 'ready' ? latest.data : application;
  const { number, holder } = certificate;

  return (
    <ReasonForm
      about={t('revokeAbout', { holder })}
      application={application}
      kind="revocation"
      schema={reasonField(t)}
      texts={{
        reason: t('reason'),
        hint: t('reasonHint'),
        confirm: t('revokeConfirm'),
        confirming: t('revoking'),
        close: t('cancel'),
      }}
      onConfirm={async (reason) => {
        await revokeCertificate(application.id, { number, reason, revision });
        return t('revoked', { number: formatCertificateNumber(number) });
      }}
      onClose={onClose}
    />
  );
}
