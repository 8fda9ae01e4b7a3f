import { formatDateTime, Notice } from 'shared-ui';
import { useApplyMessages } from '../i18n';

interface DraftNoticeProps {
  /** ISO 8601. */
  updatedAt: string;
}

/** Says that the form is not empty because it was filled in before. */
export function DraftNotice({ updatedAt }: DraftNoticeProps) {
  const t = useApplyMessages();
  return (
    <Notice tone="info">
      {t('draft.restored', { moment: formatDateTime(new Date(updatedAt)) })}
    </Notice>
  );
}
