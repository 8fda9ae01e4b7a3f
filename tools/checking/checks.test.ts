/** @jest-environment node */
import { stagesFor } from './checks';

const headlinesOf = (shard?: string, isWhole = false) =>
  stagesFor({ shard, isWhole }).flatMap((lanes) => lanes.flat().map(({ headline }) => headline));

const journeys = ['Journeys in a browser', 'Journeys on the live store'];

it('plans every check in a run that is not sharded', () => {
  const shared = [...headlinesOf('1/5'), ...headlinesOf('2/5'), ...journeys];
  expect(headlinesOf().toSorted()).toEqual([...shared, 'Journeys in three engines'].toSorted());
});

it('plans the emulator tests on the second machine, and the journeys on those after it', () => {
  expect(headlinesOf('1/5')).toEqual(expect.arrayContaining(['Types', 'Lint', 'Tests']));
  expect(headlinesOf('1/5').some((headline) => headline.startsWith('Journeys'))).toBe(false);
  expect(headlinesOf('2/5')).toEqual(['Tests on the Firestore emulator']);
  expect(headlinesOf('3/5')).toEqual(['Build', ...journeys]);
  expect(headlinesOf('5/5')).toEqual(['Build', ...journeys]);
});

it('plans the area outside the repository only in a complete run', () => {
  const outside = 'An area outside the repository';
  expect(headlinesOf()).not.toContain(outside);
  expect(headlinesOf(undefined, true)).toContain(outside);
  expect(headlinesOf('1/5', true)).toContain(outside);
});

it.each(['0/5', '6/5', '1/1', '1/2', '2', 'all', ''])('refuses --shard=%s', (shard) => {
  expect(() => stagesFor({ shard })).toThrow('the second of five is --shard=2/5');
});
