import type { Application } from 'shared-data';
import { Facts, formatDateTime } from 'shared-ui';
import { useWords } from '../words';
import { useApplicantName } from './useApplicantName';

interface ApplicationFactsProps {
  application: Application;
}

export function ApplicationFacts({ application }: ApplicationFactsProps) {
  const words = useWords();
  const applicantName = useApplicantName();
  const { number, submittedAt, updatedAt } = application;
  return (
    <Facts
      facts={[
        { label: words('application.number'), value: number },
        { label: words('application.applicant'), value: applicantName(application) },
        { label: words('application.submitted'), value: formatDateTime(new Date(submittedAt)) },
        { label: words('application.updated'), value: formatDateTime(new Date(updatedAt)) },
      ]}
    />
  );
}
