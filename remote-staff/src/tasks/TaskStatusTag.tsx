import type { TaskStatus } from 'shared-data';
import { StatusTag } from 'shared-ui';
import { useWords } from '../words';

const tones = {
  pending: 'warn',
  'in-progress': 'info',
  completed: 'good',
  upcoming: 'neutral',
} as const;

export function TaskStatusTag({ status }: { status: TaskStatus }) {
  const words = useWords();
  return <StatusTag tone={tones[status]}>{words(`taskStatus.${status}`)}</StatusTag>;
}
