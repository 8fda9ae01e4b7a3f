export { writeRaw } from '../../shared-data/src/device/testing/rawDatabase';
