import { Notice } from 'shared-ui';
import { useWords } from '../words';
import type { PositionNews } from './usePositionDraft';

/** What has just become of the form. */
export function PositionNewsNotice({ news }: { news: PositionNews }) {
  const words = useWords();
  switch (news.kind) {
    case 'submitted':
      return (
        <Notice tone="good" live="status" title={words('position.submitted')}>
          {words('position.submittedText', { number: news.application.number })}
        </Notice>
      );
    case 'discarded':
      return (
        <Notice tone="info" live="status">
          {words('position.discarded')}
        </Notice>
      );
  }
}
