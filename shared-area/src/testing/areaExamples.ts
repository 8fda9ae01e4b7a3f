import type { ComponentType } from 'react';
import * as applicationHistory from '../ApplicationHistory/ApplicationHistory.examples';
import * as backLink from '../BackLink/BackLink.examples';
import * as documentList from '../DocumentList/DocumentList.examples';
import * as inLanguage from '../InLanguage/InLanguage.examples';
import * as needsYouCard from '../NeedsYouCard/NeedsYouCard.examples';
import * as pageColumns from '../PageColumns/PageColumns.examples';
import * as paperActions from '../PaperActions/PaperActions.examples';
import * as searchedNote from '../SearchedNote/SearchedNote.examples';
import * as serviceName from '../ServiceName/ServiceName.examples';
import * as similarNames from '../SimilarNames/SimilarNames.examples';
import * as statusMark from '../StatusMark/StatusMark.examples';
import * as certificateSheet from '../certificate/CertificateSheet.examples';
import * as paperSheet from '../certificate/PaperSheet.examples';
import * as deadlineText from '../deadline/DeadlineText.examples';
import * as draftChangedNotice from '../drafts/DraftChangedNotice.examples';
import * as appliedIn from '../language/AppliedIn.examples';
import * as notFoundPage from '../not-found/NotFoundPage.examples';
import * as preparedTextsField from '../prepared-texts/PreparedTextsField.examples';
import * as answerList from '../questions/AnswerList.examples';
import * as checkResult from '../questions/CheckResult.examples';
import * as questionFields from '../questions/QuestionFields.examples';
import * as wrongAnswer from '../questions/WrongAnswer.examples';
import * as stageTrack from '../stages/StageTrack.examples';
import * as trackingLine from '../tracking/TrackingLine.examples';

/** Every `*.examples.tsx` by its file name. A test checks that none is missing. */
export const areaExamples: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  AnswerList: answerList,
  ApplicationHistory: applicationHistory,
  AppliedIn: appliedIn,
  BackLink: backLink,
  CertificateSheet: certificateSheet,
  CheckResult: checkResult,
  DeadlineText: deadlineText,
  DocumentList: documentList,
  DraftChangedNotice: draftChangedNotice,
  InLanguage: inLanguage,
  NeedsYouCard: needsYouCard,
  NotFoundPage: notFoundPage,
  PageColumns: pageColumns,
  PaperActions: paperActions,
  PaperSheet: paperSheet,
  PreparedTextsField: preparedTextsField,
  QuestionFields: questionFields,
  SearchedNote: searchedNote,
  ServiceName: serviceName,
  SimilarNames: similarNames,
  StageTrack: stageTrack,
  StatusMark: statusMark,
  TrackingLine: trackingLine,
  WrongAnswer: wrongAnswer,
};
