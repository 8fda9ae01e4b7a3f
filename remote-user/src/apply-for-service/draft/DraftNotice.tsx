import { formatDateTime, Notice } from 'shared-ui';
import { useWords } from '../../words';

interface DraftNoticeProps {
  /** ISO 8601. */
  updatedAt: string;
}

/** Says that the form is not empty because it was filled in before. */
export function DraftNotice({ updatedAt }: DraftNoticeProps) {
  const words = useWords();
  return (
    <Notice tone="info">
      {words('draft.restored', { moment: formatDateTime(new Date(updatedAt)) })}
    </Notice>
  );
}
