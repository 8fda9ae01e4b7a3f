import type { Question } from 'shared-data';

/** Questions of a made-up service, the 'School Certificate'. */
export const child: Question = {
  id: 'child',
  kind: 'person-name',
  label: 'Name of the child',
  required: true,
};
export const hospital: Question = {
  id: 'hospital',
  kind: 'yes-no',
  label: 'Born in a hospital?',
  required: true,
};
