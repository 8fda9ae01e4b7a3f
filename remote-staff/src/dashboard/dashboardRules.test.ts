import { partOfDay, type PartOfDay } from './greeting';
import { initialsOf } from './initials';
import { ratingShare, summarisePerformance } from './performanceSummary';

it.each<[number, PartOfDay]>([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('at %d o’clock it is %s', (hour, part) => {
  expect(partOfDay(new Date(`2026-01-01T${String(hour).padStart(2, '0')}:59:00+05:30`))).toBe(part);
});

it.each([
  ['Meera Kulkarni', 'MK'],
  ['  ravi   shankar  deshmukh ', 'RD'],
  ['Asha', 'A'],
  ['देविका पाटील', 'देपा'],
  ['', ''],
])('abbreviates %j to the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('finds the average, the strongest and the weakest of the performance figures', () => {
  const performance = {
    applicationProcessing: 94,
    customerSatisfaction: 91,
    onTimeCompletion: 88,
    teamCollaboration: 96,
  };
  expect(summarisePerformance(performance)).toEqual({
    average: 0.92,
    best: { key: 'teamCollaboration', share: 0.96 },
    worst: { key: 'onTimeCompletion', share: 0.88 },
  });
});

it.each([
  [0, 0],
  [4.6, 0.92],
  [5, 1],
])('converts a rating of %d to %d of the full bonus', (rating, share) => {
  expect(ratingShare(rating)).toBeCloseTo(share);
});
