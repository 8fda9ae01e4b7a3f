import type { HoursWords } from './HoursWords';

export default {
  which: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' },
  closedOn: (which) => `closed on the ${which} Saturday of the month`,
} as const satisfies HoursWords;
