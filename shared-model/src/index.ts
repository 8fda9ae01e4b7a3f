export { applicationPriorities, applicationStatuses } from './applications/Application';
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
export type {
  ApplicationCounts,
  ApplicationPage,
  ApplicationPageQuery,
  ApplicationRecords,
  ApplicationSort,
  ApplicationSortKey,
  Move,
  SignedInApplicant,
  SubmissionResult,
  SubmitOptions,
} from './applications/ApplicationRecords';
export type { Assignee } from './applications/Assignee';
export type { Deadline, DeadlineStanding } from './applications/Deadline';
export { paymentMethods } from './applications/PaymentNote';
export type { PaymentMethod, PaymentNote } from './applications/PaymentNote';
export { averageProcessingHours, countsOf } from './applications/applicationFigures';
export { applicationSchema, formOnRecord } from './applications/applicationSchema';
export {
  applicationTextFields,
  applicationTextOf,
  completeText,
  emptyText,
  isSameText,
} from './applications/applicationText';
export type { ApplicationText } from './applications/applicationText';
export { certificateRevocation } from './applications/certificateRevocation';
export { closestFirst } from './applications/closestFirst';
export {
  answerForm,
  areNotesWithin,
  formOf,
  hasRoomForStep,
  isSameForm,
  mayOpenAnswers,
  openedAnswers,
  saysWhatIsWrong,
  standingChecks,
} from './applications/filledForm';
export { findWrongAnswers } from './applications/findWrongAnswers';
export {
  allowedMoves,
  canChangeCertificate,
  canMove,
  canTakeBack,
  isTakingBack,
} from './applications/moves';
export { prefixesOf, searchWords, soundWords } from './applications/searchWords';
export { sortKey } from './applications/sortKey';
export { soughtNames } from './applications/soughtWords';
export type { SoughtWord } from './applications/soughtWords';
export {
  adminPriority,
  adminStatus,
  citizenStatus,
  outcomeOf,
  staffPriority,
  staffStatus,
} from './applications/statusWords';
export type { ApplicationOutcome, CitizenStatus, StaffPriority } from './applications/statusWords';
export { AppointmentTakenError } from './appointments/Appointment';
export type { Appointment, AppointmentRecords, NewAppointment } from './appointments/Appointment';
export { appointmentSchema } from './appointments/appointmentSchema';
export type {
  Certificate,
  CertificateFact,
  CertificateRecord,
  CertificateState,
  CertificateStatement,
  PublicKeyRecord,
  SecondText,
  SigningKey,
} from './certificates/Certificate';
export { CertificateTooLongError, WrongAnswersError } from './certificates/CertificateRecords';
export type {
  CertificateChange,
  CertificateRecords,
  CertificateReplacement,
} from './certificates/CertificateRecords';
export type { OwnKey } from './certificates/OwnKey';
export { certificateChanges } from './certificates/certificateChanges';
export { formatCertificateNumber, parseCertificateNumber } from './certificates/certificateNumber';
export {
  certificateSchema,
  correctedSchema,
  signingKeySchema,
} from './certificates/certificateSchemas';
export { checkCertificate, checkNumber } from './certificates/checkCertificate';
export type {
  CheckResult,
  CheckSources,
  Found,
  NumberResult,
} from './certificates/checkCertificate';
export { toClaims } from './certificates/claims';
export type { CertificateClaims, SecondClaim } from './certificates/claims';
export { composeCertificate } from './certificates/composeCertificate';
export { deviceName } from './certificates/deviceName';
export { digestSecondText } from './certificates/digestSecondText';
export { digestToken } from './certificates/digestToken';
export { drawCertificateNumber } from './certificates/drawCertificateNumber';
export { findSecondText } from './certificates/findSecondText';
export {
  isDay,
  isEither,
  isListOf,
  isMissing,
  isObjectOf,
  isText,
  isTextLike,
  isTime,
  isWord,
} from './certificates/guards';
export type { Guard } from './certificates/guards';
export { maskName } from './certificates/maskName';
export {
  endedState,
  hasCertificate,
  planCertificate,
  requireRightAnswers,
  stepOf,
} from './certificates/planCertificate';
export type { CertifiedMove } from './certificates/planCertificate';
export { portalReasonOf, portalReasons } from './certificates/portalReason';
export { readToken } from './certificates/readToken';
export { makeSigningKey, signCertificate } from './certificates/signCertificate';
export { statedAnswer } from './certificates/statedAnswer';
export { verifyAddress } from './certificates/verifyAddress';
export type {
  Activity,
  CitizenDashboard,
  CitizenDashboardRecords,
  CitizenTask,
  Message,
  Project,
  ProjectStage,
} from './citizen-dashboard/CitizenDashboard';
export {
  citizenTaskSchema,
  messageSchema,
  projectSchema,
} from './citizen-dashboard/citizenDashboardSchema';
export { isDecisionNew } from './citizen-dashboard/findCalls';
export type { Call } from './citizen-dashboard/findCalls';
export { activitiesOf, summariseForCitizen } from './citizen-dashboard/summariseForCitizen';
export type { CitizenRecords } from './citizen-dashboard/summariseForCitizen';
export {
  councilDay,
  councilTime,
  councilTimeZone,
  councilYear,
  endOfCouncilDay,
} from './clock/councilDay';
export { councilDaySpan } from './clock/councilDaySpan';
export {
  deadlineAfter,
  deadlineByHistory,
  deadlineStanding,
  movesDeadline,
  startDeadline,
} from './deadlines/deadlines';
export { promisedDays } from './deadlines/promisedDays';
export {
  addWorkingDays,
  countWorkingDays,
  daysBetween,
  isWorkingDay,
  officeCalendar,
} from './deadlines/workingDays';
export type { OfficeCalendar } from './deadlines/workingDays';
export { DefinitionChangedError, DefinitionInvalidError } from './definitions/DefinitionRecords';
export type {
  DefinitionRecords,
  SavedDefinition,
  ServiceDesign,
  ServiceVersion,
} from './definitions/DefinitionRecords';
export {
  joinAddress,
  joinChoices,
  joinDate,
  normaliseAnswer,
  splitAddress,
  splitChoices,
  splitDate,
} from './definitions/answerText';
export {
  applicantLabel,
  fillPlaceholders,
  isSameLabel,
  meaningOf,
  placeholderNames,
} from './definitions/certificateText';
export { compareDefinitions } from './definitions/compareDefinitions';
export type { ConditionText, DefinitionChange } from './definitions/compareDefinitions';
export { isAnswerOf, possibleConditions } from './definitions/conditions';
export type { DecidingQuestion } from './definitions/conditions';
export type { DefinitionField } from './definitions/definitionFaults';
export { definitionFrom } from './definitions/definitionFrom';
export { definitionSchema, paperKinds } from './definitions/definitionSchema';
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
export {
  certificateTextKey,
  definitionIn,
  labelKey,
  listTexts,
  placeOfText,
  untranslatedTexts,
  withUsedTranslations,
} from './definitions/definitionTexts';
export type { DefinitionText, TextKey } from './definitions/definitionTexts';
export { emptyFilledForm, givenAnswers, personNames, typedAnswers } from './definitions/filledForm';
export { filledFormSchema } from './definitions/filledFormSchema';
export type { Answers, FilledForm } from './definitions/filledFormSchema';
export { findAddressFault, findAnswerProblems } from './definitions/findAnswerProblems';
export type { AnswerProblem } from './definitions/findAnswerProblems';
export { findDefinitionProblems } from './definitions/findDefinitionProblems';
export type {
  DefinitionProblem,
  DefinitionProblemCode,
} from './definitions/findDefinitionProblems';
export { fitAnswers, fitPapers } from './definitions/fitAnswers';
export { isLasting } from './definitions/isLasting';
export { isVersionOpen } from './definitions/isVersionOpen';
export { nextDraft, refuseOtherDraft } from './definitions/nextDraft';
export type { SeenDesign } from './definitions/nextDraft';
export { offeredTerms } from './definitions/offeredTerms';
export {
  decidingQuestions,
  questionsOf,
  shownQuestions,
  shownSections,
} from './definitions/shownQuestions';
export {
  duplicatePaper,
  duplicateQuestion,
  newDefinitionId,
  startChoice,
  startPaper,
  startQuestion,
  startSection,
  withKind,
} from './definitions/startQuestion';
export { savedDefinitionSchema, serviceVersionSchema } from './definitions/storedDefinitionSchemas';
export { withChanges } from './definitions/withChanges';
export type {
  DraftDocument,
  DraftKey,
  DraftRecords,
  DraftRevision,
  DraftText,
  SavedDraft,
} from './drafts/SavedDraft';
export { answerKey, answersBeside, answersOf } from './drafts/answerKey';
export {
  AddressUnconfirmedError,
  ApplicationChangedError,
  DailyLimitError,
  DocumentUnreadableError,
  DraftChangedError,
  MoveNotAllowedError,
  NotPermittedError,
  NotSavedError,
  OfflineError,
  OpenLimitError,
  OwnApplicationError,
  QuestionsChangedError,
  RecordNotFoundError,
  RecordsConfigError,
  RecordsUnavailableError,
  ServiceNotOfferedError,
  SignedOutError,
  StorageError,
  UnansweredError,
} from './errors/errors';
export type { StorageErrorName } from './errors/errors';
export { explainRecordsError } from './errors/explainRecordsError';
export type { RecordsProblem } from './errors/explainRecordsError';
export { isBytes } from './fields/bytes';
export { addDays, isCalendarDay } from './fields/calendarDays';
export { cleanRecord } from './fields/cleanRecord';
export { languageOnRecord } from './fields/languageTag';
export { lineOnRecord, typeOnRecord } from './fields/recordText';
export { described, line, nameOnRecord, roleOnRecord, text } from './fields/describedFields';
export type { FieldDescription } from './fields/describedFields';
export { dayOnRecord, timeOnRecord } from './fields/recordTime';
export { documentName } from './files/documentName';
export {
  acceptedDocuments,
  acceptedEndings,
  canBeShown,
  documentType,
  documentTypes,
  endingOf,
  hasSignatureOf,
  shownType,
  signatureLength,
  typeOfEnding,
  unknownType,
} from './files/documentTypes';
export { toCsv } from './files/toCsv';
export type { Kind, UserId } from './kinds/Kind';
export type { Observer, Watch } from './kinds/Watch';
export type {
  AnswerKey,
  ApplicationId,
  AppointmentId,
  CertificateNumber,
  CitizenTaskId,
  DocumentId,
  IsoDay,
  IsoTime,
  KeyId,
  LogEntryId,
  MessageId,
  ReceiptNumber,
  ServiceId,
  TaskId,
  TrackingNumber,
} from './kinds/kinds';
export { flagsFor, isRole, roles } from './kinds/role';
export type { Role, RoleFlags } from './kinds/role';
export { dailyLimits, limitsToday, openLimit } from './limits/dailyLimits';
export type { Counted, CountedToday, Use } from './limits/dailyLimits';
export { limits } from './limits/limits';
export { logKinds } from './log/LogEntry';
export type {
  LogEntry,
  LogKind,
  LogPage,
  LogQuery,
  LogRecords,
  NotedAct,
  ShownLog,
} from './log/LogEntry';
export { composeEntry } from './log/composeEntry';
export type { NewLogEntry } from './log/composeEntry';
export {
  assignmentEntryId,
  entryToken,
  invitationEntryId,
  keyEntryId,
  memberEntryId,
  noteEntryId,
  requestEntryId,
  serviceEntryId,
  serviceRemovalEntryId,
  settingsEntryId,
  withdrawalEntryId,
} from './log/entryIds';
export type { SettingsId } from './log/entryIds';
export { logEntrySchema } from './log/logEntrySchema';
export { planLog } from './log/planLog';
export { stepEntries } from './log/stepEntries';
export { PaidError, PaymentNeededError, UnpaidError, WrongPaymentError } from './payments/Payment';
export type { Fee, NewPayment, Payment, PaymentRecords } from './payments/Payment';
export { checkCancelling, checkPayment } from './payments/checkPayment';
export { feeOf, requirePayment } from './payments/feeOf';
export { paymentEntry } from './payments/paymentEntry';
export { noteOf, paymentOf } from './payments/paymentOf';
export { paymentSchema } from './payments/paymentSchema';
export { joinByReceipt, latestFirst, receiptNumber, yearOf } from './payments/receipts';
export { payslipTotals } from './payslips/Payslip';
export type {
  DeductionKind,
  EarningKind,
  Payslip,
  PayslipRecords,
  PayslipTotals,
} from './payslips/Payslip';
export { payslipSchema } from './payslips/payslipSchema';
export type { Access, AccessAnswer, AccessPerson, AccessWish, AskedAccess } from './people/Access';
export type { AccessDecision, AccessRequest } from './people/AccessRequest';
export { sessionLasts } from './people/ActiveSession';
export type { ActiveSession, SignedInPerson } from './people/ActiveSession';
export type { Invitation, Member, MemberFigures } from './people/Member';
export type { PeopleRecords } from './people/PeopleRecords';
export type { AccessLevel, SessionUser } from './people/SessionUser';
export { accessFor, mayAsk } from './people/accessFor';
export type { AccessSeeker } from './people/accessFor';
export { accessRequestSchema } from './people/accessRequestSchema';
export { activeSessionSchema } from './people/activeSessionSchema';
export { compareNames } from './people/compareNames';
export {
  LastAdminError,
  MemberKnownError,
  OwnAccountError,
  RequestDecidedError,
} from './people/errors';
export { isColleague, isLeaver } from './people/isColleague';
export { memberSchema } from './people/memberSchema';
export { personName } from './people/personName';
export { foldName, sharedNames } from './people/sharedNames';
export { waitingFirst } from './people/waitingFirst';
export { positionFields } from './position-application/PositionApplication';
export type {
  NewPositionApplication,
  PositionApplication,
  PositionApplicationRecords,
  PositionDraft,
  PositionField,
  PositionValues,
  SavedPositionDraft,
} from './position-application/PositionApplication';
export {
  positionApplicationSchema,
  storedPositionDraftSchema,
} from './position-application/positionApplicationSchema';
export { decisionSpans, overdueListed } from './reports/Report';
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
  ReportRecords,
  ServiceFigures,
} from './reports/Report';
export { latestSteps } from './reports/latestSteps';
export { listOverdue } from './reports/listOverdue';
export { overTime, periodSteps } from './reports/overTime';
export { busiestFirst, momentsOf } from './reports/periodFigures';
export type { PeriodFigures } from './reports/periodFigures';
export { isRecommendation, measureDecision, reportMarks } from './reports/reportMarks';
export type { ReportMarks } from './reports/reportMarks';
export { averageDays, serviceFigures, sum } from './reports/tally';
export type { Tally } from './reports/tally';
export type { MissedSearch, MonthSpan, SearchRecords } from './searches/SearchRecords';
export { missedTerm, monthOf } from './searches/missedTerm';
export { missSchema, sumMisses } from './searches/sumMisses';
export {
  serviceCatalogue,
  serviceDaysLimit,
  serviceNameLimit,
  usualTerms,
} from './services/Service';
export type {
  AddedService,
  Service,
  ServiceChanges,
  ServiceRecords,
  ServiceTerms,
} from './services/Service';
export { serviceNameIn } from './services/serviceNameIn';
export { serviceSchema } from './services/serviceSchema';
export { startService } from './services/startService';
export {
  canCloseSaturdays,
  saturdaysOfMonth,
  SettingsChangedError,
  usualSettings,
  weekdays,
} from './settings/CouncilSettings';
export type {
  CouncilSettings,
  SaturdayOfMonth,
  SettingsRecords,
  Weekday,
} from './settings/CouncilSettings';
export { inOrderOfDays, usualOffice } from './settings/OfficeSettings';
export type { Holiday, OfficeSettings } from './settings/OfficeSettings';
export { officeHours } from './settings/officeHours';
export { openHours, weekdayName } from './settings/openHours';
export { saveOver } from './settings/saveOver';
export { officeSchema, settingsSchema } from './settings/settingsSchema';
export { preparedTextIn, preparedTextKinds } from './settings/texts/PreparedTexts';
export type {
  PreparedText,
  PreparedTextKind,
  PreparedTextRecords,
  PreparedTexts,
} from './settings/texts/PreparedTexts';
export { preparedTextsSchema } from './settings/texts/preparedTextsSchema';
export { usualTexts } from './settings/texts/usualTexts';
export { councilIn, wordIn } from './settings/wordIn';
export type { CouncilInLanguage } from './settings/wordIn';
export type { StaffProfile, StaffProfileRecords } from './staff-profile/StaffProfile';
export { staffProfileSchema } from './staff-profile/staffProfileSchema';
export { taskPriorities, taskStatuses, taskTitleLimit } from './tasks/Task';
export type {
  Task,
  TaskChange,
  TaskDraft,
  TaskPriority,
  TaskRecords,
  TaskStatus,
} from './tasks/Task';
export { taskFigures, upcomingTasks } from './tasks/taskFigures';
export type { TaskFigures } from './tasks/taskFigures';
export { byNumber, nextTaskId } from './tasks/taskId';
export { pageOfTasks } from './tasks/taskPage';
export type { TaskPage, TaskPageQuery, TaskSortKey } from './tasks/taskPage';
export { taskSchema } from './tasks/taskSchema';
export { asciiDigits } from './texts/asciiDigits';
export { cleanEmail, isEmail } from './texts/cleanEmail';
export { cleanText } from './texts/cleanText';
export { personNameLimit, plainText } from './texts/plainText';
export { wholeNumber } from './texts/wholeNumber';
export { trackingOf } from './tracking/Tracking';
export type { Tracking } from './tracking/Tracking';
export {
  drawTrackingNumber,
  formatTrackingNumber,
  parseTrackingNumber,
  trackingPath,
} from './tracking/trackingNumber';
export { AssignedError, officeLists, worklistTabs } from './worklist/Worklist';
export type {
  Assignment,
  Colleague,
  OfficeFigures,
  OfficeList,
  WorklistCounts,
  WorklistPage,
  WorklistQuery,
  WorklistRecords,
  WorklistTab,
} from './worklist/Worklist';
export { assignTo, unlessGone } from './worklist/assignTo';
export { desksOf, statusesOn } from './worklist/desks';
export { officeQuery } from './worklist/officeQuery';
export { storedDefinitionSchema, toStoredDefinition } from './definitions/storedDefinition';
export { noteSchema } from './worklist/noteSchema';
