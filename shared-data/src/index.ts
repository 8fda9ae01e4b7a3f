export { configureRecords, getStoreKind, openRecords } from './store/openRecords';
export {
  forgetFetchedRecords,
  forgetRecords,
  watchConnection,
  watchStoreKind,
  wipeEndedSession,
} from './store/acts';
export { hasWorked, noteWork } from './store/workMark';
export { parseRecordsConfig } from './store/parseRecordsConfig';
export type { Connection } from './store/Connection';
export type { RecordsConfig, RecordsSource, StoreKind } from './store/RecordsConfig';
export type { RecordStore } from './store/RecordStore';
export { createWatch } from './store/createWatch';
export type { Observer, Watch } from './store/Watch';
export { useConnection } from './store/useConnection';
export type { ConnectionNews } from './store/useConnection';
export { councilNow } from './clock/councilClock';
export { useClockDifference } from './clock/useClockDifference';
export { useRecords } from './store/useRecords';
export { useRecordsProblem } from './store/useRecordsProblem';
export type { RecordsState } from './store/useRecords';
export {
  AddressUnconfirmedError,
  ApplicationChangedError,
  DailyLimitError,
  DocumentUnreadableError,
  MoveNotAllowedError,
  NotPermittedError,
  OfflineError,
  OpenLimitError,
  OwnApplicationError,
  RecordNotFoundError,
  RecordsConfigError,
  RecordsUnavailableError,
  ServiceNotOfferedError,
  SignedOutError,
  StorageFullError,
} from './store/errors';
export { discardSubmission, discardSubmissions, retrySubmission, watchOutbox } from './outbox/acts';
export { askToKeepStorage, type StorageAnswer } from './outbox/askToKeepStorage';
export { countWaiting } from './outbox/countWaiting';
export type { WaitingSubmission } from './outbox/WaitingSubmission';
export { explainRecordsError } from './store/explainRecordsError';
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
} from './applications/acts';
export type { Decision } from './applications/acts';
export { applicationPriorities, applicationStatuses } from './applications/Application';
export type {
  Actor,
  Applicant,
  Application,
  ApplicationDocument,
  ApplicationDraft,
  ApplicationEvent,
  ApplicationPriority,
  ApplicationStatus,
} from './applications/Application';
export type {
  ApplicationCounts,
  ApplicationPage,
  ApplicationPageQuery,
  ApplicationSort,
  ApplicationSortKey,
} from './applications/ApplicationPage';
export type { Move, SignedInApplicant, SubmitOptions } from './applications/ApplicationRecords';
export type { SubmissionResult } from './applications/SubmissionResult';
export { allowedMoves, canMove, isTakingBack } from './applications/moves';
export {
  adminPriority,
  adminStatus,
  citizenStatus,
  outcomeOf,
  staffPriority,
  staffStatus,
} from './applications/statusWords';
export type { ApplicationOutcome, CitizenStatus, StaffPriority } from './applications/statusWords';

export {
  addService,
  changeService,
  removeService,
  restoreService,
  watchServices,
} from './services/acts';
export {
  serviceCatalogue,
  serviceDaysLimit,
  serviceNameLimit,
  usualTerms,
} from './services/Service';
export type { Service, ServiceTerms } from './services/Service';
export type { AddedService, ServiceChanges } from './services/ServiceRecords';

export { changeTask, completeTask, createTask, watchTasks } from './tasks/acts';
export { taskPriorities, taskStatuses, taskTitleLimit } from './tasks/Task';
export type { Task, TaskChange, TaskDraft, TaskPriority, TaskStatus } from './tasks/Task';
export { pageOfTasks } from './tasks/taskPage';
export type { TaskPage, TaskPageQuery, TaskSortKey } from './tasks/taskPage';
export { taskFigures, upcomingTasks } from './tasks/taskFigures';
export type { TaskFigures } from './tasks/taskFigures';

export {
  markMessageRead,
  setCitizenTaskDone,
  watchActivities,
  watchCitizenDashboard,
  watchCitizenTasks,
  watchMessages,
  watchProjects,
} from './citizen-dashboard/acts';
export type {
  Activity,
  CitizenDashboard,
  CitizenTask,
  Message,
  Project,
  ProjectStage,
} from './citizen-dashboard/CitizenDashboard';

export { beginStaffProfile, watchStaffProfile } from './staff-profile/acts';
export type { StaffProfile } from './staff-profile/StaffProfile';

export {
  changeRole,
  checkAccess,
  decideAccessRequest,
  findMemberByEmail,
  invitePerson,
  noteSession,
  renameMember,
  requestAccess,
  setAccountBlocked,
  watchAccess,
  watchAccessRequests,
  watchActiveSessions,
  watchMemberFigures,
  watchPeople,
  withdrawInvitation,
} from './people/acts';
export type { AccessDecision, AccessRequest } from './people/AccessRequest';
export type { AccessSeeker } from './people/accessFor';
export { sessionLasts } from './people/ActiveSession';
export type { ActiveSession, SignedInPerson } from './people/ActiveSession';
export {
  LastAdminError,
  MemberKnownError,
  OwnAccountError,
  RequestDecidedError,
} from './people/errors';
export { foldName, sharedNames } from './people/sharedNames';
export type { Invitation, Member, MemberFigures } from './people/Member';
export { useSessionNote } from './people/useSessionNote';

export { saveSettings, watchSettings } from './settings/acts';
export { usualSettings, weekdays } from './settings/CouncilSettings';
export type { CouncilSettings, Weekday } from './settings/CouncilSettings';
export { SettingsChangedError } from './settings/errors';
export { officeHours, weekdayName } from './settings/officeHours';

export { watchCouncilActivity, watchReport } from './reports/acts';
export { calendarDay, startOfDay } from './reports/calendarDay';
export { decisionSpans } from './reports/Report';
export type {
  CouncilActivity,
  DayFigures,
  DecisionFigures,
  DecisionSpan,
  Report,
  ReportPeriod,
  ServiceFigures,
} from './reports/Report';

export { watchPayslips } from './payslips/acts';
export { payslipTotals } from './payslips/Payslip';
export type { DeductionKind, EarningKind, Payslip, PayslipTotals } from './payslips/Payslip';

export {
  discardPositionDraft,
  findPositionDraft,
  savePositionDraft,
  submitPositionApplication,
  watchPositionApplications,
} from './position-application/acts';
export { positionFields } from './position-application/PositionApplication';
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
  dropDraftDocument,
  findDraft,
  keepDraftDocument,
  keepDraftText,
} from './drafts/acts';
export type { DraftDocument, DraftText, SavedDraft } from './drafts/SavedDraft';

export { bookAppointment, cancelAppointment, watchAppointments } from './appointments/acts';
export type { Appointment, NewAppointment } from './appointments/Appointment';
export { AppointmentTakenError } from './appointments/AppointmentTakenError';
