import type { TaskStatus } from 'shared-data';
import { StatusTag } from 'shared-ui';
import { useMessages } from '../i18n';

const tones = {
  pending: 'warn',
  'in-progress': 'info',
  completed: 'good',
  upcoming: 'neutral',
} as const;

export function TaskStatusTag({ status }: { status: TaskStatus }) {
  const t = useMessages();
  return <StatusTag tone={tones[status]}>{t(`taskStatus.${status}`)}</StatusTag>;
}
