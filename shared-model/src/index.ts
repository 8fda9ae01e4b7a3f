export {
  applicationStatuses,
  applicationPriorities,
  type ApplicationStatus,
  type ApplicationPriority,
  type ApplicationDraft,
} from './applications/Application';
export { averageProcessingHours, countsOf } from './applications/applicationFigures';
export type {
  SubmissionResult,
  SubmitOptions,
  Move,
  SignedInApplicant,
  ApplicationRecords,
  ApplicationSortKey,
  ApplicationSort,
  ApplicationPageQuery,
  ApplicationPage,
  ApplicationCounts,
} from './applications/ApplicationRecords';
export {
  formOnRecord,
  applicationSchema,
  type Application,
  type Applicant,
  type ApplicationDocument,
  type ApplicationEvent,
  type Actor,
  type AnswerCheck,
  type Assignee,
  type CertificateStep,
  type Deadline,
  type PaymentNote,
  type FormPartId,
  type OpenedAnswers,
  type ChangedAnswers,
  type Checks,
} from './applications/applicationSchema';
export {
  applicationTextOf,
  completeText,
  isSameText,
  applicationTextFields,
  emptyText,
  type ApplicationText,
} from './applications/applicationText';
export { certificateRevocation } from './applications/certificateRevocation';
export { closestFirst } from './applications/closestFirst';
export type { DeadlineStanding } from './applications/Deadline';
export {
  isSameForm,
  formOf,
  openedAnswers,
  mayOpenAnswers,
  saysWhatIsWrong,
  hasRoomForStep,
  standingChecks,
  answerForm,
  areNotesWithin,
} from './applications/filledForm';
export { findWrongAnswers } from './applications/findWrongAnswers';
export {
  canMove,
  allowedMoves,
  canTakeBack,
  canChangeCertificate,
  isTakingBack,
} from './applications/moves';
export { paymentMethods, type PaymentMethod } from './applications/PaymentNote';
export { soundWords, searchWords, prefixesOf } from './applications/searchWords';
export { sortKey } from './applications/sortKey';
export { soughtWords, soughtNames, type SoughtWord } from './applications/soughtWords';
export {
  citizenStatus,
  staffStatus,
  adminStatus,
  outcomeOf,
  staffPriority,
  adminPriority,
  type ApplicationOutcome,
  type CitizenStatus,
  type StaffPriority,
} from './applications/statusWords';
export {
  AppointmentTakenError,
  type NewAppointment,
  type AppointmentRecords,
} from './appointments/Appointment';
export { appointmentSchema, type Appointment } from './appointments/appointmentSchema';
export type { CertificateRecord } from './certificates/Certificate';
export { certificateChanges } from './certificates/certificateChanges';
export { formatCertificateNumber, parseCertificateNumber } from './certificates/certificateNumber';
export {
  CertificateTooLongError,
  WrongAnswersError,
  type CertificateChange,
  type CertificateReplacement,
  type CertificateRecords,
} from './certificates/CertificateRecords';
export {
  correctedSchema,
  certificateSchema,
  signingKeySchema,
  type Certificate,
  type CertificateFact,
  type CertificateState,
  type CertificateStatement,
  type SecondText,
  type SigningKey,
  type PublicKeyRecord,
} from './certificates/certificateSchemas';
export {
  checkCertificate,
  checkNumber,
  type Found,
  type CheckSources,
  type CheckResult,
  type NumberResult,
} from './certificates/checkCertificate';
export { toClaims, type CertificateClaims, type SecondClaim } from './certificates/claims';
export { composeCertificate } from './certificates/composeCertificate';
export { deviceName } from './certificates/deviceName';
export { digestSecondText } from './certificates/digestSecondText';
export { digestToken } from './certificates/digestToken';
export { drawCertificateNumber } from './certificates/drawCertificateNumber';
export { findSecondText } from './certificates/findSecondText';
export {
  isText,
  isTextLike,
  isWord,
  isTime,
  isDay,
  isMissing,
  isEither,
  isListOf,
  isObjectOf,
  type Guard,
} from './certificates/guards';
export { maskName } from './certificates/maskName';
export type { OwnKey } from './certificates/OwnKey';
export {
  planCertificate,
  requireRightAnswers,
  hasCertificate,
  stepOf,
  endedState,
  type CertifiedMove,
} from './certificates/planCertificate';
export { portalReasonOf, portalReasons } from './certificates/portalReason';
export { readToken } from './certificates/readToken';
export { signCertificate, makeSigningKey } from './certificates/signCertificate';
export { statedAnswer } from './certificates/statedAnswer';
export { verifyAddress } from './certificates/verifyAddress';
export type {
  Activity,
  CitizenDashboard,
  CitizenDashboardRecords,
} from './citizen-dashboard/CitizenDashboard';
export {
  projectSchema,
  citizenTaskSchema,
  messageSchema,
  type ProjectStage,
  type Project,
  type CitizenTask,
  type Message,
} from './citizen-dashboard/citizenDashboardSchema';
export { findCalls, isDecisionNew, type Call } from './citizen-dashboard/findCalls';
export {
  summariseForCitizen,
  activitiesOf,
  type CitizenRecords,
} from './citizen-dashboard/summariseForCitizen';
export {
  councilDay,
  councilYear,
  councilTime,
  endOfCouncilDay,
  councilTimeZone,
} from './clock/councilDay';
export { councilDaySpan } from './clock/councilDaySpan';
export {
  startDeadline,
  movesDeadline,
  deadlineAfter,
  deadlineByHistory,
  deadlineStanding,
} from './deadlines/deadlines';
export { promisedDays } from './deadlines/promisedDays';
export {
  officeCalendar,
  daysBetween,
  isWorkingDay,
  addWorkingDays,
  countWorkingDays,
  type OfficeCalendar,
} from './deadlines/workingDays';
export {
  splitAddress,
  joinAddress,
  splitDate,
  joinDate,
  splitChoices,
  joinChoices,
  normaliseAnswer,
} from './definitions/answerText';
export {
  placeholderNames,
  fillPlaceholders,
  isSameLabel,
  meaningOf,
  applicantLabel,
} from './definitions/certificateText';
export {
  compareDefinitions,
  type ConditionText,
  type DefinitionChange,
} from './definitions/compareDefinitions';
export { possibleConditions, isAnswerOf, type DecidingQuestion } from './definitions/conditions';
export type { DefinitionField } from './definitions/definitionFaults';
export { definitionFrom } from './definitions/definitionFrom';
export {
  DefinitionChangedError,
  DefinitionInvalidError,
  type ServiceDesign,
  type DefinitionRecords,
} from './definitions/DefinitionRecords';
export {
  paperKinds,
  definitionSchema,
  type ServiceDefinition,
  type QuestionSection,
  type Question,
  type QuestionKind,
  type CertificateTemplate,
  type Choice,
  type DateLimit,
  type Paper,
  type PaperKind,
  type QuestionId,
  type PaperId,
} from './definitions/definitionSchema';
export {
  listTexts,
  definitionIn,
  untranslatedTexts,
  withUsedTranslations,
  labelKey,
  placeOfText,
  certificateTextKey,
  type TextKey,
  type DefinitionText,
} from './definitions/definitionTexts';
export { emptyFilledForm, typedAnswers, givenAnswers, personNames } from './definitions/filledForm';
export { filledFormSchema, type FilledForm, type Answers } from './definitions/filledFormSchema';
export {
  findAnswerProblems,
  findAddressFault,
  type AnswerProblem,
} from './definitions/findAnswerProblems';
export {
  findDefinitionProblems,
  type DefinitionProblem,
} from './definitions/findDefinitionProblems';
export { fitAnswers, fitPapers } from './definitions/fitAnswers';
export { isLasting } from './definitions/isLasting';
export { isVersionOpen } from './definitions/isVersionOpen';
export { nextDraft, refuseOtherDraft, type SeenDesign } from './definitions/nextDraft';
export { offeredTerms } from './definitions/offeredTerms';
export {
  questionsOf,
  shownQuestions,
  shownSections,
  decidingQuestions,
} from './definitions/shownQuestions';
export {
  newDefinitionId,
  startSection,
  startQuestion,
  startChoice,
  startPaper,
  duplicateQuestion,
  duplicatePaper,
  withKind,
} from './definitions/startQuestion';
export { toStoredDefinition, storedDefinitionSchema } from './definitions/storedDefinition';
export {
  serviceVersionSchema,
  savedDefinitionSchema,
  type ServiceVersion,
  type SavedDefinition,
} from './definitions/storedDefinitionSchemas';
export { withChanges } from './definitions/withChanges';
export { answerKey, answersOf, answersBeside } from './drafts/answerKey';
export type {
  DraftKey,
  DraftRevision,
  SavedDraft,
  DraftText,
  DraftDocument,
  DraftRecords,
} from './drafts/SavedDraft';
export {
  RecordsUnavailableError,
  StorageError,
  ApplicationChangedError,
  DraftChangedError,
  MoveNotAllowedError,
  OwnApplicationError,
  RecordNotFoundError,
  DocumentUnreadableError,
  OfflineError,
  NotSavedError,
  UnansweredError,
  NotPermittedError,
  DailyLimitError,
  OpenLimitError,
  AddressUnconfirmedError,
  ServiceNotOfferedError,
  QuestionsChangedError,
  SignedOutError,
  RecordsConfigError,
  type StorageErrorName,
} from './errors/errors';
export { explainRecordsError, type RecordsProblem } from './errors/explainRecordsError';
export { isBytes } from './fields/bytes';
export { isCalendarDay, addDays } from './fields/calendarDays';
export { cleanRecord } from './fields/cleanRecord';
export {
  described,
  text,
  line,
  nameOnRecord,
  roleOnRecord,
  type FieldDescription,
} from './fields/describedFields';
export * as ids from './fields/ids';
export { languageTag, languageOnRecord } from './fields/languageTag';
export { lineOnRecord, typeOnRecord } from './fields/recordText';
export { timeOnRecord, dayOnRecord } from './fields/recordTime';
export { documentName } from './files/documentName';
export {
  endingOf,
  typeOfEnding,
  acceptedDocuments,
  hasSignatureOf,
  documentType,
  shownType,
  canBeShown,
  acceptedEndings,
  unknownType,
  documentTypes,
  signatureLength,
} from './files/documentTypes';
export { toCsv } from './files/toCsv';
export type { Kind } from './kinds/Kind';
export type {
  UserId,
  AnswerKey,
  ApplicationId,
  AppointmentId,
  CertificateNumber,
  CitizenTaskId,
  DocumentId,
  KeyId,
  LogEntryId,
  MessageId,
  ReceiptNumber,
  ServiceId,
  TaskId,
  TrackingNumber,
  IsoTime,
  IsoDay,
} from './kinds/kinds';
export { flagsFor, isRole, roles, type Role, type RoleFlags } from './kinds/role';
export type { Observer, Watch } from './kinds/Watch';
export {
  limitsToday,
  dailyLimits,
  openLimit,
  type CountedToday,
  type Counted,
  type Use,
} from './limits/dailyLimits';
export { limits } from './limits/limits';
export { composeEntry, type NewLogEntry } from './log/composeEntry';
export {
  keyEntryId,
  serviceEntryId,
  serviceRemovalEntryId,
  settingsEntryId,
  memberEntryId,
  invitationEntryId,
  withdrawalEntryId,
  requestEntryId,
  assignmentEntryId,
  noteEntryId,
  entryToken,
  type SettingsId,
} from './log/entryIds';
export type { NotedAct, LogQuery, LogPage, ShownLog, LogRecords } from './log/LogEntry';
export { logEntrySchema, type LogEntry } from './log/logEntrySchema';
export { logKinds, type LogKind } from './log/logKinds';
export { planLog } from './log/planLog';
export { stepEntries } from './log/stepEntries';
export { checkPayment, checkCancelling } from './payments/checkPayment';
export { feeOf, requirePayment } from './payments/feeOf';
export {
  PaidError,
  WrongPaymentError,
  PaymentNeededError,
  UnpaidError,
  type NewPayment,
  type Fee,
  type PaymentRecords,
} from './payments/Payment';
export { paymentEntry } from './payments/paymentEntry';
export { paymentOf, noteOf } from './payments/paymentOf';
export { paymentSchema, type Payment } from './payments/paymentSchema';
export { receiptNumber, yearOf, joinByReceipt, latestFirst } from './payments/receipts';
export { payslipTotals, type PayslipTotals, type PayslipRecords } from './payslips/Payslip';
export {
  payslipSchema,
  type EarningKind,
  type DeductionKind,
  type Payslip,
} from './payslips/payslipSchema';
export type { Access, AccessPerson, AccessWish, AskedAccess, AccessAnswer } from './people/Access';
export { mayAsk, accessFor, type AccessSeeker } from './people/accessFor';
export { accessRequestSchema, type AccessRequest } from './people/accessRequestSchema';
export { sessionLasts, type SignedInPerson } from './people/ActiveSession';
export { activeSessionSchema, type ActiveSession } from './people/activeSessionSchema';
export { compareNames } from './people/compareNames';
export {
  MemberKnownError,
  LastAdminError,
  OwnAccountError,
  RequestDecidedError,
} from './people/errors';
export { isColleague, isLeaver } from './people/isColleague';
export type { MemberFigures, Invitation } from './people/Member';
export { memberSchema, type Member } from './people/memberSchema';
export type { PeopleRecords } from './people/PeopleRecords';
export { personName } from './people/personName';
export type { AccessLevel, SessionUser } from './people/SessionUser';
export { foldName, sharedNames } from './people/sharedNames';
export { waitingFirst } from './people/waitingFirst';
export type {
  PositionDraft,
  SavedPositionDraft,
  NewPositionApplication,
  PositionApplicationRecords,
} from './position-application/PositionApplication';
export {
  storedPositionDraftSchema,
  positionApplicationSchema,
  type PositionApplication,
  type PositionValues,
} from './position-application/positionApplicationSchema';
export { positionFields, type PositionField } from './position-application/positionFields';
export { latestSteps } from './reports/latestSteps';
export { listOverdue } from './reports/listOverdue';
export { periodSteps, overTime } from './reports/overTime';
export { momentsOf, busiestFirst, type PeriodFigures } from './reports/periodFigures';
export {
  overdueListed,
  decisionSpans,
  type ReportPeriod,
  type Report,
  type ServiceFigures,
  type InTimeFigures,
  type OverTime,
  type DecisionFigures,
  type OfficerFigures,
  type OverdueFigures,
  type OverdueApplication,
  type DecisionSpan,
  type CouncilActivity,
  type ReportRecords,
} from './reports/Report';
export {
  reportMarks,
  isRecommendation,
  measureDecision,
  type ReportMarks,
} from './reports/reportMarks';
export { sum, averageDays, serviceFigures, type Tally } from './reports/tally';
export { missedTerm, monthOf } from './searches/missedTerm';
export type { MonthSpan, SearchRecords } from './searches/SearchRecords';
export { sumMisses, missSchema, type MissedSearch } from './searches/sumMisses';
export {
  serviceDaysLimit,
  serviceCatalogue,
  type AddedService,
  type ServiceChanges,
  type ServiceRecords,
} from './services/Service';
export { serviceNameIn } from './services/serviceNameIn';
export { serviceSchema, type Service, type ServiceTerms } from './services/serviceSchema';
export { startService } from './services/startService';
export { usualTerms } from './services/usualTerms';
export {
  usualSettings,
  SettingsChangedError,
  type SettingsRecords,
} from './settings/CouncilSettings';
export { officeHours } from './settings/officeHours';
export { inOrderOfDays, usualOffice } from './settings/OfficeSettings';
export { openHours, weekdayName } from './settings/openHours';
export { saveOver } from './settings/saveOver';
export {
  settingsSchema,
  officeSchema,
  type CouncilSettings,
  type Holiday,
  type OfficeSettings,
} from './settings/settingsSchema';
export {
  canCloseSaturdays,
  weekdays,
  saturdaysOfMonth,
  type Weekday,
  type SaturdayOfMonth,
} from './settings/weekdays';
export { wordIn, councilIn, type CouncilInLanguage } from './settings/wordIn';
export { preparedTextKinds, type PreparedTextKind } from './settings/texts/preparedTextKinds';
export { preparedTextIn, type PreparedTextRecords } from './settings/texts/PreparedTexts';
export {
  preparedTextsSchema,
  type PreparedText,
  type PreparedTexts,
} from './settings/texts/preparedTextsSchema';
export { usualTexts } from './settings/texts/usualTexts';
export type { StaffProfileRecords } from './staff-profile/StaffProfile';
export { staffProfileSchema, type StaffProfile } from './staff-profile/staffProfileSchema';
export { taskTitleLimit, type TaskDraft, type TaskChange, type TaskRecords } from './tasks/Task';
export { taskFigures, upcomingTasks, type TaskFigures } from './tasks/taskFigures';
export { nextTaskId, byNumber } from './tasks/taskId';
export { pageOfTasks, type TaskSortKey, type TaskPageQuery, type TaskPage } from './tasks/taskPage';
export { taskSchema, type Task } from './tasks/taskSchema';
export {
  taskStatuses,
  taskPriorities,
  type TaskStatus,
  type TaskPriority,
} from './tasks/taskStatuses';
export { asciiDigits } from './texts/asciiDigits';
export { cleanEmail, isEmail } from './texts/cleanEmail';
export { cleanText } from './texts/cleanText';
export { plainText, personNameLimit } from './texts/plainText';
export { wholeNumber } from './texts/wholeNumber';
export { trackingOf, type Tracking } from './tracking/Tracking';
export {
  drawTrackingNumber,
  formatTrackingNumber,
  parseTrackingNumber,
  trackingPath,
} from './tracking/trackingNumber';
export { assignTo, unlessGone } from './worklist/assignTo';
export { desksOf, statusesOn } from './worklist/desks';
export { noteSchema } from './worklist/noteSchema';
export { officeQuery } from './worklist/officeQuery';
export {
  worklistTabs,
  officeLists,
  AssignedError,
  type WorklistTab,
  type WorklistQuery,
  type WorklistPage,
  type WorklistCounts,
  type OfficeList,
  type OfficeFigures,
  type Assignment,
  type Colleague,
  type WorklistRecords,
} from './worklist/Worklist';
