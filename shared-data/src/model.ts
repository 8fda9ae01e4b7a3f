export { asciiDigits } from './asciiDigits';
export { wholeNumber } from './wholeNumber';
export { answerKey } from './drafts/answerKey';
export { createWatch } from './store/createWatch';
export { explainRecordsError } from './store/explainRecordsError';
export { trackingPath } from './tracking/trackingNumber';
export { applicationPriorities, applicationStatuses } from './applications/Application';
export { closestFirst } from './applications/closestFirst';
export { certificateRevocation } from './applications/certificateRevocation';
export { completeText, emptyText, isSameText } from './applications/applicationText';
export {
  isSameForm,
  mayOpenAnswers,
  openedAnswers,
  standingChecks,
} from './applications/filledForm';
export { allowedMoves, canMove, isTakingBack } from './applications/moves';
export {
  adminPriority,
  adminStatus,
  citizenStatus,
  outcomeOf,
  staffPriority,
  staffStatus,
} from './applications/statusWords';
export {
  serviceCatalogue,
  serviceDaysLimit,
  serviceNameLimit,
  usualTerms,
} from './services/Service';
export { serviceNameIn } from './services/serviceNameIn';
export { taskPriorities, taskStatuses, taskTitleLimit } from './tasks/Task';
export { pageOfTasks } from './tasks/taskPage';
export { taskFigures, upcomingTasks } from './tasks/taskFigures';
export { isDecisionNew } from './citizen-dashboard/findCalls';
export { sessionLasts } from './people/ActiveSession';
export { compareNames } from './people/compareNames';
export { foldName, sharedNames } from './people/sharedNames';
export {
  canCloseSaturdays,
  saturdaysOfMonth,
  usualSettings,
  weekdays,
} from './settings/CouncilSettings';
export { usualOffice } from './settings/OfficeSettings';
export { preparedTextIn, preparedTextKinds } from './settings/texts/PreparedTexts';
export { councilIn, wordIn } from './settings/wordIn';
export type { CouncilInLanguage } from './settings/wordIn';
export { councilDay, councilTime, councilTimeZone } from './clock/councilDay';
export {
  addDays,
  addWorkingDays,
  countWorkingDays,
  daysBetween,
  isWorkingDay,
} from './deadlines/workingDays';
export { deadlineStanding } from './deadlines/deadlines';
export { officeLists, worklistTabs, type OfficeList } from './worklist/Worklist';
export { officeQuery } from './worklist/officeQuery';
export { logKinds } from './log/LogEntry';
export { paymentMethods } from './payments/PaymentNote';
export { officeHours } from './settings/officeHours';
export { openHours, weekdayName } from './settings/openHours';
export { decisionSpans } from './reports/Report';
export { payslipTotals } from './payslips/Payslip';
export { positionFields } from './position-application/PositionApplication';
export {
  joinAddress,
  joinChoices,
  joinDate,
  normaliseAnswer,
  splitAddress,
  splitChoices,
  splitDate,
} from './definitions/answerText';
export type { Answers, FilledForm } from './definitions/filledFormSchema';
export { emptyFilledForm, givenAnswers, personNames, typedAnswers } from './definitions/filledForm';
export { findAddressFault, findAnswerProblems } from './definitions/findAnswerProblems';
export { findWrongAnswers } from './definitions/findWrongAnswers';
export type { AnswerProblem } from './definitions/findAnswerProblems';
export { fitAnswers, fitPapers } from './definitions/fitAnswers';
export { applicantLabel } from './definitions/certificateText';
export { compareDefinitions } from './definitions/compareDefinitions';
export type { ConditionText, DefinitionChange } from './definitions/compareDefinitions';
export { isAnswerOf, possibleConditions } from './definitions/conditions';
export type { DecidingQuestion } from './definitions/conditions';
export { isCalendarDay } from './definitions/calendarDays';
export { definitionFrom } from './definitions/definitionFrom';
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
export { isLasting } from './definitions/isLasting';
export { definitionSchema, paperKinds } from './definitions/definitionSchema';
export { findDefinitionProblems } from './definitions/findDefinitionProblems';
export type { DefinitionField } from './definitions/definitionFaults';
export type {
  DefinitionProblem,
  DefinitionProblemCode,
} from './definitions/findDefinitionProblems';
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
export {
  decidingQuestions,
  questionsOf,
  shownQuestions,
  shownSections,
} from './definitions/shownQuestions';
