import { unfinished } from '../../firestore/unfinished';
import type { ReportRecords } from '../ReportRecords';

export const reportsOnFirestore = unfinished<ReportRecords>('reports');
