import { Notice } from 'shared-ui';
import { useMessages } from '../i18n';
import type { PositionNews } from './usePositionDraft';

/** What has just become of the form. */
export function PositionNewsNotice({ news }: { news: PositionNews }) {
  const t = useMessages();
  switch (news.kind) {
    case 'submitted':
      return (
        <Notice tone="good" live="status" title={t('position.submitted')}>
          {t('position.submittedText', { number: news.application.number })}
        </Notice>
      );
    case 'discarded':
      return (
        <Notice tone="info" live="status">
          {t('position.discarded')}
        </Notice>
      );
  }
}
