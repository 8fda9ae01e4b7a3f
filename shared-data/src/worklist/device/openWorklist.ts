import type { DeviceContext } from '../../device/DeviceFeature';
import type { WorklistRecords } from '../Worklist';

export function openWorklist(context: DeviceContext): WorklistRecords {
  void context;
  throw new Error('SKELETON');
}
