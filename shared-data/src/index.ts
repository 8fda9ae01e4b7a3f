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
export {
  AddressUnconfirmedError,
  ApplicationChangedError,
  DailyLimitError,
  DocumentUnreadableError,
  DraftChangedError,
  MoveNotAllowedError,
  NotPermittedError,
  OfflineError,
  OpenLimitError,
  OwnApplicationError,
  QuestionsChangedError,
  RecordNotFoundError,
  RecordsConfigError,
  RecordsUnavailableError,
  ServiceNotOfferedError,
  SignedOutError,
} from 'shared-model';
export type { Observer, RecordsProblem, Watch } from 'shared-model';
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
export type {
  Actor,
  AnswerCheck,
  Applicant,
  Application,
  ApplicationCounts,
  ApplicationDocument,
  ApplicationDraft,
  ApplicationEvent,
  ApplicationOutcome,
  ApplicationPage,
  ApplicationPageQuery,
  ApplicationPriority,
  ApplicationSort,
  ApplicationSortKey,
  ApplicationStatus,
  ApplicationText,
  CertificateStep,
  ChangedAnswers,
  Checks,
  CitizenStatus,
  FormPartId,
  Move,
  OpenedAnswers,
  SignedInApplicant,
  StaffPriority,
  SubmissionResult,
  SubmitOptions,
} from 'shared-model';

export {
  addService,
  changeService,
  removeService,
  restoreService,
  watchServices,
} from './api/services';
export type { AddedService, Service, ServiceChanges, ServiceTerms } from 'shared-model';

export {
  discardServiceDraft,
  publishService,
  saveServiceDraft,
  watchServiceDesign,
  watchServiceVersion,
  watchServiceVersions,
} from './api/definitions';
export { DefinitionChangedError, DefinitionInvalidError } from 'shared-model';
export type {
  CertificateTemplate,
  Choice,
  DateLimit,
  FilledForm,
  Paper,
  PaperId,
  PaperKind,
  Question,
  QuestionId,
  QuestionKind,
  QuestionSection,
  SavedDefinition,
  ServiceDefinition,
  ServiceDesign,
  ServiceVersion,
} from 'shared-model';

export {
  replaceCertificate,
  revokeCertificate,
  revokeSigningKey,
  watchCertificates,
  watchSigningKeys,
} from './api/certificates';
export { CertificateTooLongError, WrongAnswersError } from 'shared-model';
export type { CertificateChange } from 'shared-model';

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
export { AssignedError } from 'shared-model';
export type {
  Assignee,
  Colleague,
  Deadline,
  DeadlineStanding,
  OfficeCalendar,
  OfficeFigures,
  WorklistCounts,
  WorklistPage,
  WorklistQuery,
  WorklistTab,
} from 'shared-model';

export { findLogEntries, noteAct, watchLog } from './api/log';
export type { LogEntry, LogKind, LogPage, LogQuery, NotedAct } from 'shared-model';

export {
  cancelPayment,
  recordPayment,
  watchDaySheet,
  watchFee,
  watchPayments,
} from './api/payments';
export { PaidError, PaymentNeededError, UnpaidError, WrongPaymentError } from 'shared-model';
export type { Fee, Payment, PaymentMethod, PaymentNote } from 'shared-model';

export { changeTask, completeTask, createTask, watchTasks } from './api/tasks';
export type {
  Task,
  TaskChange,
  TaskDraft,
  TaskFigures,
  TaskPage,
  TaskPageQuery,
  TaskPriority,
  TaskSortKey,
  TaskStatus,
} from 'shared-model';

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
export type {
  Activity,
  Call,
  CitizenDashboard,
  CitizenTask,
  Message,
  Project,
  ProjectStage,
} from 'shared-model';

export { beginStaffProfile, watchStaffProfile } from './api/staffProfile';
export type { StaffProfile } from 'shared-model';

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
export {
  LastAdminError,
  MemberKnownError,
  OwnAccountError,
  RequestDecidedError,
} from 'shared-model';
export type {
  AccessDecision,
  AccessRequest,
  AccessSeeker,
  ActiveSession,
  Invitation,
  Member,
  MemberFigures,
  SignedInPerson,
} from 'shared-model';
export { useSessionNote } from './api/useSessionNote';

export { saveOffice, saveSettings, watchOffice, watchSettings } from './api/settings';
export { SettingsChangedError } from 'shared-model';
export type {
  CouncilSettings,
  Holiday,
  OfficeSettings,
  PreparedText,
  PreparedTextKind,
  PreparedTexts,
  SaturdayOfMonth,
  Weekday,
} from 'shared-model';
export { savePreparedTexts, watchPreparedTexts } from './api/preparedTexts';

export { noteMissedSearch, watchMissedSearches } from './api/searches';
export type {
  CouncilActivity,
  DecisionFigures,
  DecisionSpan,
  InTimeFigures,
  MissedSearch,
  OfficerFigures,
  OverdueApplication,
  OverdueFigures,
  OverTime,
  Report,
  ReportPeriod,
  ServiceFigures,
} from 'shared-model';
export { watchCouncilActivity, watchReport } from './api/reports';

export { watchPayslips } from './api/payslips';
export type { DeductionKind, EarningKind, Payslip, PayslipTotals } from 'shared-model';

export {
  discardPositionDraft,
  findPositionDraft,
  savePositionDraft,
  submitPositionApplication,
  watchPositionApplications,
} from './api/positionApplications';
export type {
  NewPositionApplication,
  PositionApplication,
  PositionDraft,
  PositionField,
  PositionValues,
  SavedPositionDraft,
} from 'shared-model';

export {
  discardDraft,
  removeDraftDocument,
  replaceDraft,
  findDraft,
  findDraftRevision,
  saveDraftDocument,
  saveDraftText,
} from './api/drafts';
export type { DraftDocument, DraftKey, DraftRevision, DraftText, SavedDraft } from 'shared-model';

export { bookAppointment, cancelAppointment, watchAppointments } from './api/appointments';
export { AppointmentTakenError } from 'shared-model';
export type { AnswerKey, Appointment, NewAppointment } from 'shared-model';
