export { configureRecords, getStoreKind, openRecords } from './store/openRecords';
export {
  forgetFetchedRecords,
  forgetRecords,
  watchConnection,
  watchStoreKind,
  wipeEndedSession,
} from './store/api';
export { fetchInTime } from './store/fetchInTime';
export { hasWorked, noteWork } from './store/workMark';
export { parseRecordsConfig } from './store/parseRecordsConfig';
export type { RecordsConfig, RecordsSource, StoreKind } from './store/RecordsConfig';
export type { Connection, RecordStore } from './store/RecordStore';
export type { Observer, Watch } from './store/Watch';
export { useConnection } from './store/useConnection';
export type { ConnectionState } from './store/useConnection';
export { councilNow } from './clock/councilClock';
export { learnCouncilTime } from './clock/learnCouncilTime';
export { useClockDifference } from './clock/useClockDifference';
export { useUnanswered } from './store/unanswered';
export { useUnreadableCount } from './store/unreadable';
export { useRecords } from './store/useRecords';
export { useRecordsProblem } from './store/useRecordsProblem';
export type { RecordsState } from './store/useRecords';
export {
  AddressUnconfirmedError,
  ApplicationChangedError,
  DailyLimitError,
  DraftChangedError,
  DocumentUnreadableError,
  MoveNotAllowedError,
  NotPermittedError,
  OfflineError,
  OpenLimitError,
  OwnApplicationError,
  RecordNotFoundError,
  RecordsConfigError,
  RecordsUnavailableError,
  QuestionsChangedError,
  ServiceNotOfferedError,
  SignedOutError,
} from './store/errors';
export { discardSubmission, discardSubmissions, retrySubmission, watchOutbox } from './outbox/api';
export { askToKeepStorage, type StorageAnswer } from './outbox/askToKeepStorage';
export { countWaiting } from './outbox/countWaiting';
export type { WaitingSubmission } from './outbox/WaitingSubmission';
export type { RecordsProblem } from './store/explainRecordsError';

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
} from './applications/api';
export type { Decision } from './applications/api';
export type {
  Actor,
  AnswerCheck,
  Applicant,
  Application,
  ApplicationDocument,
  ApplicationDraft,
  ApplicationEvent,
  ApplicationPriority,
  ApplicationStatus,
  CertificateStep,
  ChangedAnswers,
  Checks,
  FormPartId,
  OpenedAnswers,
} from './applications/Application';
export type { ApplicationText } from './applications/applicationText';
export type {
  ApplicationCounts,
  ApplicationPage,
  ApplicationPageQuery,
  ApplicationSort,
  ApplicationSortKey,
  Move,
  SignedInApplicant,
  SubmissionResult,
  SubmitOptions,
} from './applications/ApplicationRecords';
export type { ApplicationOutcome, CitizenStatus, StaffPriority } from './applications/statusWords';

export {
  addService,
  changeService,
  removeService,
  restoreService,
  watchServices,
} from './services/api';
export type { AddedService, Service, ServiceChanges, ServiceTerms } from './services/Service';

export {
  discardServiceDraft,
  publishService,
  saveServiceDraft,
  watchServiceDesign,
  watchServiceVersion,
  watchServiceVersions,
} from './definitions/api';
export { DefinitionChangedError, DefinitionInvalidError } from './definitions/DefinitionRecords';
export type {
  SavedDefinition,
  ServiceDesign,
  ServiceVersion,
} from './definitions/DefinitionRecords';
export type {
  CertificateTemplate,
  Choice,
  DateLimit,
  Paper,
  PaperId,
  PaperKind,
  Question,
  QuestionId,
  QuestionKind,
  QuestionSection,
  ServiceDefinition,
} from './definitions/definitionSchema';
export type { FilledForm } from './definitions/filledFormSchema';

export {
  replaceCertificate,
  revokeCertificate,
  revokeSigningKey,
  watchCertificates,
  watchSigningKeys,
} from './certificates/api';
export { CertificateTooLongError, WrongAnswersError } from './certificates/CertificateRecords';
export type { CertificateChange } from './certificates/CertificateRecords';

export {
  assignApplication,
  releaseLeavers,
  takeNextApplication,
  watchColleagues,
  watchHandOverNote,
  watchOfficeFigures,
  watchWorklistCounts,
  watchWorklistPage,
} from './worklist/api';
export { AssignedError } from './worklist/Worklist';
export type { Assignee } from './worklist/Assignee';
export type {
  Colleague,
  OfficeFigures,
  WorklistCounts,
  WorklistPage,
  WorklistQuery,
  WorklistTab,
} from './worklist/Worklist';
export type { Deadline, DeadlineStanding } from './deadlines/Deadline';
export type { OfficeCalendar } from './deadlines/workingDays';

export { findLogEntries, noteAct, watchLog } from './log/api';
export type { LogEntry, LogKind, LogPage, LogQuery, NotedAct } from './log/LogEntry';

export {
  cancelPayment,
  recordPayment,
  watchDaySheet,
  watchFee,
  watchPayments,
} from './payments/api';
export { PaidError, PaymentNeededError, UnpaidError, WrongPaymentError } from './payments/Payment';
export type { Fee, Payment } from './payments/Payment';
export type { PaymentMethod, PaymentNote } from './payments/PaymentNote';

export { changeTask, completeTask, createTask, watchTasks } from './tasks/api';
export type { Task, TaskChange, TaskDraft, TaskPriority, TaskStatus } from './tasks/Task';
export type { TaskPage, TaskPageQuery, TaskSortKey } from './tasks/taskPage';
export type { TaskFigures } from './tasks/taskFigures';

export {
  markDecisionSeen,
  markMessageRead,
  setCitizenTaskDone,
  watchActivities,
  watchCitizenDashboard,
  watchCitizenTasks,
  watchMessages,
  watchProjects,
} from './citizen-dashboard/api';
export type { Call } from './citizen-dashboard/findCalls';
export type {
  Activity,
  CitizenDashboard,
  CitizenTask,
  Message,
  Project,
  ProjectStage,
} from './citizen-dashboard/CitizenDashboard';

export { beginStaffProfile, watchStaffProfile } from './staff-profile/api';
export type { StaffProfile } from './staff-profile/StaffProfile';

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
} from './people/api';
export type { AccessDecision, AccessRequest } from './people/AccessRequest';
export type { AccessSeeker } from './people/accessFor';
export type { ActiveSession, SignedInPerson } from './people/ActiveSession';
export {
  LastAdminError,
  MemberKnownError,
  OwnAccountError,
  RequestDecidedError,
} from './people/errors';
export type { Invitation, Member, MemberFigures } from './people/Member';
export { useSessionNote } from './people/useSessionNote';

export { saveOffice, saveSettings, watchOffice, watchSettings } from './settings/api';
export type { Holiday, OfficeSettings } from './settings/OfficeSettings';
export { savePreparedTexts, watchPreparedTexts } from './settings/texts/api';
export type { PreparedText, PreparedTextKind, PreparedTexts } from './settings/texts/PreparedTexts';
export { SettingsChangedError } from './settings/CouncilSettings';
export type { CouncilSettings, SaturdayOfMonth, Weekday } from './settings/CouncilSettings';

export { noteMissedSearch, watchMissedSearches } from './searches/api';
export type { MissedSearch } from './searches/SearchRecords';
export { watchCouncilActivity, watchReport } from './reports/api';
export type {
  CouncilActivity,
  DecisionFigures,
  DecisionSpan,
  InTimeFigures,
  OfficerFigures,
  OverdueApplication,
  OverdueFigures,
  OverTime,
  Report,
  ReportPeriod,
  ServiceFigures,
} from './reports/Report';

export { watchPayslips } from './payslips/api';
export type { DeductionKind, EarningKind, Payslip, PayslipTotals } from './payslips/Payslip';

export {
  discardPositionDraft,
  findPositionDraft,
  savePositionDraft,
  submitPositionApplication,
  watchPositionApplications,
} from './position-application/api';
export type {
  NewPositionApplication,
  PositionApplication,
  PositionDraft,
  PositionField,
  PositionValues,
  SavedPositionDraft,
} from './position-application/PositionApplication';

export {
  discardDraft,
  removeDraftDocument,
  replaceDraft,
  findDraft,
  findDraftRevision,
  saveDraftDocument,
  saveDraftText,
} from './drafts/api';
export type {
  DraftDocument,
  DraftKey,
  DraftRevision,
  DraftText,
  SavedDraft,
} from './drafts/SavedDraft';

export { bookAppointment, cancelAppointment, watchAppointments } from './appointments/api';
export { AppointmentTakenError } from './appointments/Appointment';
export type { Appointment, NewAppointment } from './appointments/Appointment';
export type { AnswerKey } from './store/kinds';
