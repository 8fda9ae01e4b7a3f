import { createRecordsView } from 'shared-area';
import { useWords } from '../words';
import { useProblemWords } from './useProblemWords';

export const RecordsView = createRecordsView(function useRecordsWords() {
  const words = useWords();
  return { loading: words('records.loading'), describe: useProblemWords() };
});
