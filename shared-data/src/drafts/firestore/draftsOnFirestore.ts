import { unfinished } from '../../firestore/unfinished';
import type { DraftRecords } from '../DraftRecords';

export const draftsOnFirestore = unfinished<DraftRecords>('drafts');
