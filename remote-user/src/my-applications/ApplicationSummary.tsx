import type { Application } from 'shared-data';
import { SummaryList, formatDateTime } from 'shared-ui';
import { useMessages } from '../i18n';
import { useApplicantName } from './useApplicantName';

interface ApplicationSummaryProps {
  application: Application;
}

export function ApplicationSummary({ application }: ApplicationSummaryProps) {
  const t = useMessages();
  const applicantName = useApplicantName();
  const { number, submittedAt, updatedAt } = application;
  return (
    <SummaryList
      rows={[
        { label: t('application.number'), value: number },
        { label: t('application.applicant'), value: applicantName(application) },
        { label: t('application.submitted'), value: formatDateTime(new Date(submittedAt)) },
        { label: t('application.updated'), value: formatDateTime(new Date(updatedAt)) },
      ]}
    />
  );
}
