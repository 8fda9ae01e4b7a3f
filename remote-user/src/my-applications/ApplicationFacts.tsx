import type { Application } from 'shared-data';
import { Facts, formatDateTime } from 'shared-ui';
import { useMessages } from '../i18n';
import { useApplicantName } from './useApplicantName';

interface ApplicationFactsProps {
  application: Application;
}

export function ApplicationFacts({ application }: ApplicationFactsProps) {
  const t = useMessages();
  const applicantName = useApplicantName();
  const { number, submittedAt, updatedAt } = application;
  return (
    <Facts
      facts={[
        { label: t('application.number'), value: number },
        { label: t('application.applicant'), value: applicantName(application) },
        { label: t('application.submitted'), value: formatDateTime(new Date(submittedAt)) },
        { label: t('application.updated'), value: formatDateTime(new Date(updatedAt)) },
      ]}
    />
  );
}
