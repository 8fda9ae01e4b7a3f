export { BackLink } from './BackLink/BackLink';
export { StatusMark } from './StatusMark/StatusMark';
