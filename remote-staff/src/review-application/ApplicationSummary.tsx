import { StatusMark } from 'shared-area';
import type { Application } from 'shared-data';
import { staffPriority, staffStatus } from 'shared-data/model';
import { formatDateTime, StatusTag, SummaryList } from 'shared-ui';
import { PriorityTag } from '../recent-applications/PriorityTag';
import { useMessages } from '../i18n';

/** Who applied for what, and where it stands. */
export function ApplicationSummary({ application }: { application: Application }) {
  const t = useMessages();
  const { applicant, service, priority, status, submittedAt } = application;
  return (
    <SummaryList
      arrangement="apart"
      rows={[
        { label: t('recent.applicant'), value: applicant.name },
        {
          label: t('review.email'),
          value: (
            <>
              {applicant.email}{' '}
              {applicant.confirmed === false && (
                <StatusTag tone="warn">{t('review.unconfirmed')}</StatusTag>
              )}
            </>
          ),
        },
        { label: t('recent.service'), value: service },
        {
          label: t('recent.priority'),
          value: <PriorityTag priority={staffPriority(priority)} />,
        },
        {
          label: t('recent.status'),
          value: <StatusMark status={staffStatus(status)} stage={t(`stage.${status}`)} t={t} />,
        },
        {
          label: t('review.submitted'),
          value: <time dateTime={submittedAt}>{formatDateTime(new Date(submittedAt))}</time>,
        },
      ]}
    />
  );
}
