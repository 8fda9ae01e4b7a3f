import type { LiveContext } from '../../firestore/LiveFeature';
import type { WorklistRecords } from '../Worklist';

export function openWorklist(context: LiveContext): WorklistRecords {
  void context;
  throw new Error('SKELETON');
}
