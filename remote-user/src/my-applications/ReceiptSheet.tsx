import { useCouncilSettings, useServiceName } from 'shared-area';
import { PaperSheet } from 'shared-area/certificate';
import type { Application } from 'shared-data';
import { formatTrackingNumber, trackingPath } from 'shared-data/tracking';
import { citizenStatus } from 'shared-data/model';
import { formatDateTime } from 'shared-ui';
import { listed } from '../citizen/listed';
import { TrackingFoot } from '../citizen/TrackingFoot';
import { writeDeadline } from '../citizen/writeDeadline';
import { useApplicantName } from './ApplicationSummary';
import { useApplicationMessages } from './i18n';
import { useFeeText } from './useFeeText';

/** The receipt of an application as it is printed: whose it is, what for, the fee, the due day, and the code to follow it. */
export function ReceiptSheet({ application }: { application: Application }) {
  const t = useApplicationMessages();
  const council = useCouncilSettings();
  const applicantName = useApplicantName();
  const fee = useFeeText(application);
  const service = useServiceName(application.service);
  const { number, applicant, submittedAt, status, deadline, documents, sample } = application;
  const { trackingNumber } = application;
  const row = (label: string, value: string | undefined, lang?: string) =>
    value === undefined ? [] : [{ label, value, lang }];
  return (
    <PaperSheet
      council={council}
      title={t('paper.title')}
      text={t(sample ? 'receipt.sampleLead' : 'receipt.lead')}
      stamp={sample && t('receipt.sample')}
      caption={t('paper.facts')}
      rows={[
        ...row(t('paper.number'), number),
        ...row(t('paper.tracking'), trackingNumber && formatTrackingNumber(trackingNumber)),
        ...row(t('application.applicant'), applicantName(application)),
        ...row(t('receipt.email'), sample ? undefined : applicant.email),
        ...row(t('receipt.service'), service.text, service.lang),
        ...row(t('application.submitted'), formatDateTime(new Date(submittedAt))),
        ...row(t('receipt.status'), t(`status.${citizenStatus(status)}`)),
        ...row(t('receipt.deadline'), deadline && writeDeadline(deadline.day)),
        ...row(t('paper.fee'), fee),
        ...row(
          t('receipt.documents'),
          documents.length > 0
            ? listed(documents.map(({ name }) => name))
            : t('application.noDocuments'),
        ),
      ]}
      foot={
        sample ? (
          <p>{t('paper.sampleNote')}</p>
        ) : (
          <TrackingFoot
            path={trackingPath(application)}
            label={t('paper.code', { number })}
            note={t('paper.office')}
          />
        )
      }
    />
  );
}
