import { formatDateTime, Notice } from 'shared-ui';
import { useDraftMessages } from './i18n';

interface DraftNoticeProps {
  /** ISO 8601. */
  updatedAt: string;
}

/** Explains that the form contains a draft from before. */
export function DraftNotice({ updatedAt }: DraftNoticeProps) {
  const t = useDraftMessages();
  return (
    <Notice tone="info">{t('restored', { moment: formatDateTime(new Date(updatedAt)) })}</Notice>
  );
}
