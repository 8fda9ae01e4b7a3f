import type { DeviceContext } from '../../device/DeviceFeature';
import type { LogRecords } from '../LogEntry';

export function openLog(context: DeviceContext): LogRecords {
  void context;
  throw new Error('SKELETON');
}
