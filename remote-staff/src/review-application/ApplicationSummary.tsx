import { ServiceName, StatusMark } from 'shared-area';
import type { Application } from 'shared-data';
import { staffStatus } from 'shared-data/model';
import { formatDateTime, StatusTag, SummaryList } from 'shared-ui';
import { ApplicationPriority } from '../recent-applications/ApplicationPriority';
import { useMessages } from '../i18n';
import { useReviewMessages } from './i18n';

/** The applicant, the service and the status. */
export function ApplicationSummary({ application }: { application: Application }) {
  const t = useMessages();
  const tReview = useReviewMessages();
  const { applicant, service, priority, status, submittedAt } = application;
  return (
    <SummaryList
      arrangement="apart"
      rows={[
        { label: t('recent.applicant'), value: applicant.name },
        {
          label: tReview('sent.email'),
          value: (
            <>
              {applicant.email}{' '}
              {applicant.confirmed === false && (
                <StatusTag tone="warn">{tReview('sent.unconfirmed')}</StatusTag>
              )}
            </>
          ),
        },
        { label: t('recent.service'), value: <ServiceName>{service}</ServiceName> },
        {
          label: t('recent.priority'),
          value: <ApplicationPriority priority={priority} />,
        },
        {
          label: t('recent.status'),
          value: <StatusMark status={staffStatus(status)} stage={t(`stage.${status}`)} t={t} />,
        },
        {
          label: tReview('sent.submitted'),
          value: <time dateTime={submittedAt}>{formatDateTime(new Date(submittedAt))}</time>,
        },
      ]}
    />
  );
}
