export { AssignForm } from './AssignForm';
