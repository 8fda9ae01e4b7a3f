import type { ComponentType } from 'react';
import * as actions from '../Actions/Actions.examples';
import * as addressField from '../AddressField/AddressField.examples';
import * as amountField from '../AmountField/AmountField.examples';
import * as announcer from '../Announcer/Announcer.examples';
import * as areaLayout from '../AreaLayout/AreaLayout.examples';
import * as authCard from '../AuthCard/AuthCard.examples';
import * as button from '../Button/Button.examples';
import * as buttonLink from '../Button/ButtonLink.examples';
import * as card from '../Card/Card.examples';
import * as cardList from '../Card/CardList.examples';
import * as checkboxesField from '../CheckboxesField/CheckboxesField.examples';
import * as checkboxField from '../CheckboxField/CheckboxField.examples';
import * as connectionNote from '../ConnectionNote/ConnectionNote.examples';
import * as dataTable from '../data-table/DataTable.examples';
import * as dateField from '../DateField/DateField.examples';
import * as dialog from '../dialog/Dialog.examples';
import * as drawing from '../Drawing/Drawing.examples';
import * as emailText from '../EmailText/EmailText.examples';
import * as emptyState from '../EmptyState/EmptyState.examples';
import * as errorBox from '../ErrorBox/ErrorBox.examples';
import * as errorSummary from '../ErrorSummary/ErrorSummary.examples';
import * as summaryList from '../SummaryList/SummaryList.examples';
import * as failedState from '../FailedState/FailedState.examples';
import * as fileField from '../FileField/FileField.examples';
import * as form from '../form/Form.examples';
import * as formSkeleton from '../FormSkeleton/FormSkeleton.examples';
import * as items from '../Items/Items.examples';
import * as lazyPage from '../LazyPage/LazyPage.examples';
import * as loadingOverlay from '../LoadingOverlay/LoadingOverlay.examples';
import * as notice from '../Notice/Notice.examples';
import * as outcome from '../outcome/Outcome.examples';
import * as pageGrid from '../PageGrid/PageGrid.examples';
import * as pageHeading from '../PageHeading/PageHeading.examples';
import * as passwordField from '../PasswordField/PasswordField.examples';
import * as radioField from '../RadioField/RadioField.examples';
import * as relativeTime from '../RelativeTime/RelativeTime.examples';
import * as searchField from '../SearchField/SearchField.examples';
import * as selectField from '../SelectField/SelectField.examples';
import * as signInForm from '../SignInForm/SignInForm.examples';
import * as skeleton from '../Skeleton/Skeleton.examples';
import * as spinner from '../Spinner/Spinner.examples';
import * as statCard from '../StatCard/StatCard.examples';
import * as statusTag from '../StatusTag/StatusTag.examples';
import * as table from '../table/Table.examples';
import * as textAreaField from '../TextAreaField/TextAreaField.examples';
import * as textField from '../TextField/TextField.examples';
import * as textLink from '../TextLink/TextLink.examples';
import * as translatableText from '../TranslatableText/TranslatableText.examples';
import * as visuallyHidden from '../VisuallyHidden/VisuallyHidden.examples';

/** Every `*.examples.tsx` by its file name. A test checks that none is missing. */
export const examples: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  Actions: actions,
  AddressField: addressField,
  AmountField: amountField,
  Announcer: announcer,
  AreaLayout: areaLayout,
  AuthCard: authCard,
  Button: button,
  ButtonLink: buttonLink,
  Card: card,
  CardList: cardList,
  CheckboxesField: checkboxesField,
  CheckboxField: checkboxField,
  ConnectionNote: connectionNote,
  DataTable: dataTable,
  DateField: dateField,
  Dialog: dialog,
  Drawing: drawing,
  EmailText: emailText,
  EmptyState: emptyState,
  ErrorBox: errorBox,
  ErrorSummary: errorSummary,
  SummaryList: summaryList,
  FailedState: failedState,
  FileField: fileField,
  Form: form,
  FormSkeleton: formSkeleton,
  Items: items,
  LazyPage: lazyPage,
  LoadingOverlay: loadingOverlay,
  Notice: notice,
  Outcome: outcome,
  PageGrid: pageGrid,
  PageHeading: pageHeading,
  PasswordField: passwordField,
  RadioField: radioField,
  RelativeTime: relativeTime,
  SearchField: searchField,
  SelectField: selectField,
  SignInForm: signInForm,
  Skeleton: skeleton,
  Spinner: spinner,
  StatCard: statCard,
  StatusTag: statusTag,
  Table: table,
  TextAreaField: textAreaField,
  TextField: textField,
  TextLink: textLink,
  TranslatableText: translatableText,
  VisuallyHidden: visuallyHidden,
};
