import { PaperSheet } from 'shared-area/certificate';
import type { Application } from 'shared-data';
import { formatTrackingNumber, trackingPath } from 'shared-data/tracking';
import { citizenStatus } from 'shared-data/model';
import { formatDateTime } from 'shared-ui';
import { listed } from '../citizen/listed';
import { TrackingFoot } from '../citizen/TrackingFoot';
import { useCouncilSettings } from '../citizen/useCouncilSettings';
import { writeDeadline } from '../citizen/writeDeadline';
import { useMessages } from '../i18n';
import { useApplicantName } from './ApplicationSummary';
import { useWayMessages } from './i18n';
import { useFeeText } from './useFeeText';

/** The receipt of an application as it is printed: whose it is, what for, the fee, the due day, and the code to follow it. */
export function ReceiptSheet({ application }: { application: Application }) {
  const t = useMessages();
  const tWay = useWayMessages();
  const council = useCouncilSettings();
  const applicantName = useApplicantName();
  const fee = useFeeText(application);
  const { number, service, applicant, submittedAt, status, deadline, documents, sample } =
    application;
  const { trackingNumber } = application;
  const row = (label: string, value: string | undefined) =>
    value === undefined ? [] : [{ label, value }];
  return (
    <PaperSheet
      council={council}
      title={tWay('paper.title')}
      text={t(sample ? 'receipt.sampleLead' : 'receipt.lead')}
      stamp={sample && t('receipt.sample')}
      caption={tWay('paper.facts')}
      rows={[
        ...row(tWay('paper.number'), number),
        ...row(tWay('paper.tracking'), trackingNumber && formatTrackingNumber(trackingNumber)),
        ...row(t('application.applicant'), applicantName(application)),
        ...row(t('receipt.email'), sample ? undefined : applicant.email),
        ...row(t('receipt.service'), service),
        ...row(t('application.submitted'), formatDateTime(new Date(submittedAt))),
        ...row(t('receipt.status'), t(`status.${citizenStatus(status)}`)),
        ...row(t('receipt.deadline'), deadline && writeDeadline(deadline.day)),
        ...row(tWay('paper.fee'), fee),
        ...row(
          t('receipt.documents'),
          documents.length > 0
            ? listed(documents.map(({ name }) => name))
            : t('application.noDocuments'),
        ),
      ]}
      foot={
        sample ? (
          <p>{tWay('paper.sampleNote')}</p>
        ) : (
          <TrackingFoot
            path={trackingPath(application)}
            label={tWay('paper.code', { number })}
            note={tWay('paper.office')}
          />
        )
      }
    />
  );
}
