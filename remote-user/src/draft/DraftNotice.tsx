import { formatDateTime, Notice } from 'shared-ui';
import { useDraftMessages } from './i18n';

interface DraftNoticeProps {
  /** ISO 8601. */
  updatedAt: string;
}

/** Says that the form is not empty because it was filled in before. */
export function DraftNotice({ updatedAt }: DraftNoticeProps) {
  const t = useDraftMessages();
  return (
    <Notice tone="info">{t('restored', { moment: formatDateTime(new Date(updatedAt)) })}</Notice>
  );
}
