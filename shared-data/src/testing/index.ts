export { openInMemory, recordsInMemory, withoutRecords, writeRecords } from './recordsInMemory';
