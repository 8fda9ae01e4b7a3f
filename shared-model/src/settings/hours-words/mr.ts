import type { HoursWords } from './HoursWords';

export default {
  which: { 1: 'पहिला', 2: 'दुसरा', 3: 'तिसरा', 4: 'चौथा', 5: 'पाचवा' },
  closedOn: (which) => `महिन्याचा ${which} शनिवार बंद`,
} as const satisfies HoursWords;
