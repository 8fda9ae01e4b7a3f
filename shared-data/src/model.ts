export * from 'shared-model';
export { createWatch } from './async/createWatch';
