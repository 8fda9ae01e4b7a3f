export { BackLink } from './BackLink/BackLink';
