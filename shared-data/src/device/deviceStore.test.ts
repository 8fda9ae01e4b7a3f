import { describeRecordStore } from '../store/contract';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

describeRecordStore('device', () => open(), { numbers: 'running', roles: 'taken' });
