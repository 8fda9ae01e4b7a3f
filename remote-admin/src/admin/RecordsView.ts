import { createRecordsView } from 'shared-area';
import { useMessages } from '../i18n';
import { useProblemMessage } from './useProblemMessage';

export const RecordsView = createRecordsView(function useRecordsMessages() {
  const t = useMessages();
  return { loading: t('records.loading'), describe: useProblemMessage() };
});
