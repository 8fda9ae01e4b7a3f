import type { HoursWords } from './HoursWords';

export default {
  which: { 1: 'पहले', 2: 'दूसरे', 3: 'तीसरे', 4: 'चौथे', 5: 'पाँचवें' },
  closedOn: (which) => `महीने के ${which} शनिवार को बंद`,
} as const satisfies HoursWords;
