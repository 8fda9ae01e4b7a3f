/** What the shell itself uses of the records: the build omits everything else. */
export {
  checkAccess,
  configureRecords,
  discardSubmissions,
  fetchInTime,
  findAccountLanguage,
  forgetFetchedRecords,
  forgetRecords,
  hasWorked,
  noteWork,
  parseRecordsConfig,
  requestAccess,
  saveAccountLanguage,
  watchAccess,
  watchSettings,
  wipeEndedSession,
} from 'shared-data';
export { openHours } from 'shared-data/model';
