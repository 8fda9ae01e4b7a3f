import { CertificateSheet } from 'shared-area/certificate';
import {
  useRecords,
  watchCertificates,
  type Application,
  type ServiceDefinition,
} from 'shared-data';
import { useCertificateMessages } from './i18n';
import { useStatement } from './useStatement';

interface CertificateToSignProps {
  application: Application;
  /** The published version of its form. */
  definition: ServiceDefinition;
}

/** The certificate that an approval would sign, with the very texts that are signed. */
export function CertificateToSign({ application, definition }: CertificateToSignProps) {
  const t = useCertificateMessages();
  const statementOf = useStatement(application, definition);
  const earlier = useRecords(watchCertificates, application.id);
  // What an earlier certificate stated otherwise is stated again.
  if (application.certificate !== undefined && earlier.status !== 'ready') return null;
  const corrected = earlier.status === 'ready' ? earlier.data[0]?.corrected : undefined;
  const statement = statementOf({ ...application.form?.answers, ...corrected });
  return statement && <CertificateSheet certificate={statement} stamp={t('preview')} />;
}
