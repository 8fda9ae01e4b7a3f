import type { Application } from 'shared-data';
import { Facts, formatDateTime } from 'shared-ui';
import { useWords } from '../words';

interface ApplicationFactsProps {
  application: Application;
}

export function ApplicationFacts({ application }: ApplicationFactsProps) {
  const words = useWords();
  const { number, applicant, submittedAt, updatedAt } = application;
  return (
    <Facts
      facts={[
        { label: words('application.number'), value: number },
        { label: words('application.applicant'), value: applicant.name },
        { label: words('application.submitted'), value: formatDateTime(new Date(submittedAt)) },
        { label: words('application.updated'), value: formatDateTime(new Date(updatedAt)) },
      ]}
    />
  );
}
