export { officeHours } from 'shared-data/model';
