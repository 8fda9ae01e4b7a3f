import { createRecordsView } from 'shared-area';
import { useProblemMessage } from './useProblemMessage';

export const RecordsView = createRecordsView(useProblemMessage);
