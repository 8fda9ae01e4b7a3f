export { configureRecords, getStoreKind, openRecords } from './api/openRecords';
export {
  forgetFetchedRecords,
  forgetRecords,
  watchConnection,
  watchStoreKind,
  wipeEndedSession,
} from './api/records';
export { fetchInTime } from './async/fetchInTime';
export { hasWorked, noteWork } from './store/workMark';
export { parseRecordsConfig } from './store/parseRecordsConfig';
export type { RecordsConfig, RecordsSource, StoreKind } from './store/RecordsConfig';
export type { Connection } from './documents/Connection';
export type { RecordStore } from './features/RecordStore';
export { useConnection } from './api/useConnection';
export type { ConnectionState } from './api/useConnection';
export { councilNow } from './clock/councilClock';
export { learnCouncilTime } from './clock/learnCouncilTime';
export { useClockDifference } from './clock/useClockDifference';
export { useUnanswered } from './documents/unanswered';
export { useUnreadableCount } from './documents/unreadable';
export { useRecords } from './api/useRecords';
export { useRecordsProblem } from './api/useRecordsProblem';
export type { RecordsState } from './api/useRecords';
export { discardSubmission, discardSubmissions, retrySubmission, watchOutbox } from './api/outbox';
export { askToKeepStorage, type StorageAnswer } from './outbox/askToKeepStorage';
export { countWaiting } from './outbox/countWaiting';
export type { WaitingSubmission } from './outbox/WaitingSubmission';
export {
  decideApplication,
  getDocument,
  moveApplication,
  newDraftId,
  submitApplication,
  takeBackDecision,
  watchApplication,
  watchApplicationCounts,
  watchApplicationPage,
  watchMyApplications,
  watchProcessingTime,
} from './api/applications';
export type { Decision } from './api/applications';
export {
  addService,
  changeService,
  removeService,
  restoreService,
  watchServices,
} from './api/services';
export {
  discardServiceDraft,
  publishService,
  saveServiceDraft,
  watchServiceDesign,
  watchServiceVersion,
  watchServiceVersions,
} from './api/definitions';
export {
  replaceCertificate,
  revokeCertificate,
  revokeSigningKey,
  watchCertificates,
  watchSigningKeys,
} from './api/certificates';
export {
  assignApplication,
  releaseLeavers,
  takeNextApplication,
  watchColleagues,
  watchHandOverNote,
  watchOfficeFigures,
  watchWorklistCounts,
  watchWorklistPage,
} from './api/worklist';
export { findLogEntries, noteAct, watchLog } from './api/log';
export {
  cancelPayment,
  recordPayment,
  watchDaySheet,
  watchFee,
  watchPayments,
} from './api/payments';
export { changeTask, completeTask, createTask, watchTasks } from './api/tasks';
export {
  markDecisionSeen,
  markMessageRead,
  setCitizenTaskDone,
  watchActivities,
  watchCitizenDashboard,
  watchCitizenTasks,
  watchMessages,
  watchProjects,
} from './api/citizenDashboard';
export { beginStaffProfile, watchStaffProfile } from './api/staffProfile';
export {
  changeRole,
  checkAccess,
  decideAccessRequest,
  findMemberByEmail,
  invitePerson,
  findAccountLanguage,
  noteSession,
  saveAccountLanguage,
  renameMember,
  requestAccess,
  setAccountBlocked,
  watchAccess,
  watchAccessRequests,
  watchActiveSessions,
  watchMemberFigures,
  watchPeople,
  withdrawInvitation,
} from './api/people';
export { useSessionNote } from './api/useSessionNote';
export { saveOffice, saveSettings, watchOffice, watchSettings } from './api/settings';
export { savePreparedTexts, watchPreparedTexts } from './api/preparedTexts';
export { noteMissedSearch, watchMissedSearches } from './api/searches';
export { watchCouncilActivity, watchReport } from './api/reports';
export { watchPayslips } from './api/payslips';
export {
  discardPositionDraft,
  findPositionDraft,
  savePositionDraft,
  submitPositionApplication,
} from './api/positionApplications';
export {
  discardDraft,
  removeDraftDocument,
  replaceDraft,
  findDraft,
  findDraftRevision,
  saveDraftDocument,
  saveDraftText,
} from './api/drafts';
export { bookAppointment, cancelAppointment, watchAppointments } from './api/appointments';
export type * from 'shared-model';
export {
  AddressUnconfirmedError,
  ApplicationChangedError,
  AssignedError,
  CertificateTooLongError,
  DailyLimitError,
  OfflineError,
  OpenLimitError,
  RecordNotFoundError,
  RecordsUnavailableError,
  ServiceNotOfferedError,
  WrongAnswersError,
} from 'shared-model';
