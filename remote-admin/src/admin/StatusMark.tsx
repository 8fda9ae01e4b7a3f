import { adminStatus, type ApplicationOutcome, type ApplicationStatus } from 'shared-data';
import { StatusTag, type StatusTagProps } from 'shared-ui';
import { useWords } from '../words';

const tones: Record<ApplicationOutcome, StatusTagProps['tone']> = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
};

interface StatusMarkProps {
  status: ApplicationStatus;
}

/** The status of an application in an admin's words: Pending, Approved or Rejected (spec.md §4). */
export function StatusMark({ status }: StatusMarkProps) {
  const words = useWords();
  const known = adminStatus(status);
  return <StatusTag tone={tones[known]}>{words(`status.${known}`)}</StatusTag>;
}
