export { limits } from 'shared-model';
