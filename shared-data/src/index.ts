export { configureRecords, openRecords } from './store/openRecords';
export type { RecordsConfig } from './store/openRecords';
export type { RecordStore } from './store/RecordStore';
export type { Observer, Watch } from './store/Watch';
export { useRecords } from './store/useRecords';
export type { RecordsState } from './store/useRecords';
export {
  ApplicationChangedError,
  DocumentUnreadableError,
  MoveNotAllowedError,
  RecordNotFoundError,
  RecordsUnavailableError,
  StorageFullError,
} from './store/errors';
export { explainRecordsError } from './store/explainRecordsError';
export type { RecordsProblem } from './store/explainRecordsError';

export {
  decideApplication,
  getDocument,
  moveApplication,
  newDraftId,
  submitApplication,
  watchApplication,
  watchApplicationCounts,
  watchApplicationPage,
  watchMyApplications,
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
export { allowedMoves, canMove } from './applications/moves';
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

export { watchTasks } from './tasks/acts';
export { taskPriorities, taskStatuses } from './tasks/Task';
export type { Task, TaskPriority, TaskStatus } from './tasks/Task';
export { taskFigures, upcomingTasks } from './tasks/taskFigures';
export type { TaskFigures } from './tasks/taskFigures';

export { watchActivities, watchCitizenDashboard } from './citizen-dashboard/acts';
export type {
  Activity,
  CitizenDashboard,
  CitizenTask,
  Message,
  Project,
  ProjectStage,
} from './citizen-dashboard/CitizenDashboard';

export { watchStaffProfile } from './staff-profile/acts';
export type { StaffProfile } from './staff-profile/StaffProfile';

export { watchPeople } from './people/acts';
export type { Member } from './people/Member';
