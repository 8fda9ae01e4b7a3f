import { useTrackingRows } from 'shared-area/tracking';
import { type Application } from 'shared-data';
import { SummaryList, formatDateTime } from 'shared-ui';
import { useApplicationMessages } from './i18n';
import { useMessages } from '../i18n';

interface ApplicationSummaryProps {
  application: Application;
}

export function ApplicationSummary({ application }: ApplicationSummaryProps) {
  const t = useApplicationMessages();
  const applicantName = useApplicantName();
  const { number, submittedAt, updatedAt } = application;
  return (
    <SummaryList
      rows={[
        { label: t('application.number'), value: number },
        ...useTrackingRows(application),
        { label: t('application.applicant'), value: applicantName(application) },
        { label: t('application.submitted'), value: formatDateTime(new Date(submittedAt)) },
        { label: t('application.updated'), value: formatDateTime(new Date(updatedAt)) },
      ]}
    />
  );
}

/** The applicant. A sample belongs to no person: its made-up applicant is not shown as the citizen. */
export function useApplicantName(): (application: Application) => string {
  const t = useMessages();
  return ({ sample, applicant }) => (sample ? t('sample.applicant') : applicant.name);
}
