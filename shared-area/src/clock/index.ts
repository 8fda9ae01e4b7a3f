export { ClockNotice } from './ClockNotice';
