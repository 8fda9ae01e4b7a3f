import { unfinished } from '../../firestore/unfinished';
import type { ApplicationRecords } from '../ApplicationRecords';

export const applicationsOnFirestore = unfinished<ApplicationRecords>('applications');
