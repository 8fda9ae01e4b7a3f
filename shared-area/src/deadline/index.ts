export { DeadlineText } from './DeadlineText';
