/** What the shell itself takes of the records: what nobody asks for is left out of the build. */
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
export { officeHours } from 'shared-data/model';
