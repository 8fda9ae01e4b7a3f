import { useMemo } from 'react';
import { CertificateSheet } from 'shared-area/certificate';
import { councilNow, useRecords, watchSettings, type ServiceDefinition } from 'shared-data';
import { composeCertificate } from 'shared-data/certificates';
import { councilDay, usualSettings } from 'shared-data/model';
import { useMessages } from './i18n';
import { sampleAnswers } from './sampleAnswers';

/** The certificate of a definition as it is printed, with sample answers. */
export function CertificatePreview({ definition }: { definition: ServiceDefinition }) {
  const t = useMessages();
  const settings = useRecords(watchSettings);
  const council = settings.status === 'ready' ? settings.data : usualSettings;
  const certificate = useMemo(() => {
    const now = councilNow();
    const applicant = t('certificate.sampleName');
    const answers = sampleAnswers(definition, applicant);
    const issuedOn = councilDay(now);
    const statement = composeCertificate(definition, { applicant, answers, issuedOn, council });
    const applicationNumber = t('certificate.sampleNumber');
    const issuedAt = now.toISOString();
    return (
      statement && {
        ...statement,
        council: council.name,
        applicationNumber,
        appliedAt: issuedAt,
        issuedAt,
      }
    );
  }, [definition, council, t]);
  return (
    certificate && <CertificateSheet certificate={certificate} stamp={t('certificate.sample')} />
  );
}
