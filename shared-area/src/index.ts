export { ApplicationHistory } from './ApplicationHistory/ApplicationHistory';
export { stepKind } from './ApplicationHistory/stepKind';
export { useApplicationText } from './applicationText/useApplicationText';
export { BackLink } from './BackLink/BackLink';
export { DocumentList } from './DocumentList/DocumentList';
export { LoginPage } from './LoginPage/LoginPage';
export { createRecordsView } from './RecordsView/createRecordsView';
export {
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from './requiredText/requiredText';
export { SearchedNote } from './SearchedNote/SearchedNote';
export { StatusMark } from './StatusMark/StatusMark';
