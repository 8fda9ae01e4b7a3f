import type { LiveContext } from '../../firestore/LiveFeature';
import type { LogRecords } from '../LogEntry';

export function openLog(context: LiveContext): LogRecords {
  void context;
  throw new Error('SKELETON');
}
