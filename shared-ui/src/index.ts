export { Actions } from './Actions/Actions';
export { AddressField } from './AddressField/AddressField';
export { AmountField } from './AmountField/AmountField';
export { Announcer } from './Announcer/Announcer';
export { AreaLayout } from './AreaLayout/AreaLayout';
export { areaMenuPlace } from './AreaLayout/areaMenuPlace';
export type { AreaLayoutProps } from './AreaLayout/AreaLayout';
export { AreaNavigation } from './AreaLayout/AreaNavigation';
export type { AreaNavigationProps, NavigationEntry } from './AreaLayout/AreaNavigation';
export { AuthCard } from './AuthCard/AuthCard';
export type { AuthCardProps } from './AuthCard/AuthCard';
export { Button } from './Button/Button';
export type { ButtonProps } from './Button/Button';
export { ButtonLink } from './Button/ButtonLink';
export type { ButtonLinkProps } from './Button/ButtonLink';
export type { ButtonSize, ButtonVariant } from './Button/buttonStyle';
export { Card } from './Card/Card';
export { CardList } from './Card/CardList';
export { CheckboxesField } from './CheckboxesField/CheckboxesField';
export { CheckboxField } from './CheckboxField/CheckboxField';
export type { CheckboxFieldProps } from './CheckboxField/CheckboxField';
export { ConnectionNote } from './ConnectionNote/ConnectionNote';
export type { ConnectionNoteProps } from './ConnectionNote/ConnectionNote';
export { DateField } from './DateField/DateField';
export { Drawing } from './Drawing/Drawing';
export { DrawingFrame } from './Drawing/DrawingFrame';
export { drawings } from './Drawing/drawings';
export { EmailText } from './EmailText/EmailText';
export { EmptyState } from './EmptyState/EmptyState';
export type { EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorBox } from './ErrorBox/ErrorBox';
export type { ErrorBoxProps } from './ErrorBox/ErrorBox';
export { ErrorSummary } from './ErrorSummary/ErrorSummary';
export type { ErrorSummaryProps, FieldProblem } from './ErrorSummary/ErrorSummary';
export { SummaryList } from './SummaryList/SummaryList';
export type {
  SummaryListRow,
  SummaryListArrangement,
  SummaryListProps,
} from './SummaryList/SummaryList';
export { FailedState } from './FailedState/FailedState';
export type { FailedStateProps } from './FailedState/FailedState';
export { FieldError } from './Field/FieldError';
export { FileField } from './FileField/FileField';
export type { FileFieldProps } from './FileField/FileField';
export type { ChosenFile } from './FileField/FileList';
export { pressedKey } from './keys/pressedKey';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatFileSize,
  formatMoney,
} from './format/format';
export { FormSkeleton } from './FormSkeleton/FormSkeleton';
export type { FormSkeletonProps, SkeletonRow } from './FormSkeleton/FormSkeleton';
export { useKeptFocus } from './hooks/useKeptFocus';
export { useMediaQuery } from './hooks/useMediaQuery';
export { withMessages } from './language/loadOnce';
export { activeLanguage } from './language/activeLanguage';
export { useLanguage } from './language/useLanguage';
export { createMessages } from './language/createMessages';
export type { Translate, FormattedMessageProps } from './language/createMessages';
export { fetchOpenPage } from './LazyPage/fetchOpenPage';
export { LazyPage } from './LazyPage/LazyPage';
export type { LazyPageProps } from './LazyPage/LazyPage';
export { PageSkeleton } from './LazyPage/PageSkeleton';
export type { PageSkeletonProps } from './LazyPage/PageSkeleton';
export { useLoaded } from './LazyPage/useLoaded';
export type { Loaded } from './LazyPage/useLoaded';
export { LoadingOverlay } from './LoadingOverlay/LoadingOverlay';
export type { LoadingOverlayProps } from './LoadingOverlay/LoadingOverlay';
export { Notice } from './Notice/Notice';
export type { NoticeProps } from './Notice/Notice';
export { PageGrid } from './PageGrid/PageGrid';
export { WorkColumn } from './PageGrid/WorkColumn';
export { PageHeading } from './PageHeading/PageHeading';
export type { PageHeadingProps } from './PageHeading/PageHeading';
export { PasswordField } from './PasswordField/PasswordField';
export type { PasswordFieldProps } from './PasswordField/PasswordField';
export { RadioField } from './RadioField/RadioField';
export { RelativeTime } from './RelativeTime/RelativeTime';
export type { RelativeTimeProps } from './RelativeTime/RelativeTime';
export { Select } from './SelectField/Select';
export type { SelectOption, SelectProps } from './SelectField/Select';
export { SelectField } from './SelectField/SelectField';
export type { SelectFieldProps } from './SelectField/SelectField';
export { SignInForm } from './SignInForm/SignInForm';
export type { Credentials, SignInFormProps } from './SignInForm/SignInForm';
export { Skeleton } from './Skeleton/Skeleton';
export type { SkeletonProps } from './Skeleton/Skeleton';
export { Spinner } from './Spinner/Spinner';
export type { SpinnerProps } from './Spinner/Spinner';
export { StatCard, StatList } from './StatCard/StatCard';
export type { StatCardProps } from './StatCard/StatCard';
export { StatusTag } from './StatusTag/StatusTag';
export type { StatusTagProps } from './StatusTag/StatusTag';
export { TextAreaField } from './TextAreaField/TextAreaField';
export type { TextAreaFieldProps } from './TextAreaField/TextAreaField';
export { TextField } from './TextField/TextField';
export type { TextFieldProps } from './TextField/TextField';
export { TextLink } from './TextLink/TextLink';
export type { TextLinkProps } from './TextLink/TextLink';
export { GlobalStyle } from './theme/GlobalStyle';
export { columnsQuery, media, mobileQuery } from './theme/media';
export { lightScheme } from './theme/schemes';
export { theme } from './theme/theme';
export type { Theme, Tone } from './theme/theme';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';
