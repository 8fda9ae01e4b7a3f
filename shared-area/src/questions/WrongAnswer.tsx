import { StatusTag } from 'shared-ui';
import { useMessages } from './i18n';

/** The mark at an answer that fails its question's own check (`findWrongAnswers`). */
export function WrongAnswer() {
  const t = useMessages();
  return <StatusTag tone="bad">{t('wrong')}</StatusTag>;
}
