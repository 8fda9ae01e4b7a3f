import { Notice } from 'shared-ui';
import { usePositionMessages } from './i18n';
import type { PositionResult } from './usePositionDraft';

/** The latest result of the form: submitted or discarded. */
export function PositionResultNotice({ result }: { result: PositionResult }) {
  const t = usePositionMessages();
  switch (result.kind) {
    case 'submitted':
      return (
        <Notice tone="good" live="status" title={t('position.submitted')}>
          {t('position.submittedText', { number: result.application.number })}
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
