export { PreparedTextsField } from './PreparedTextsField';
