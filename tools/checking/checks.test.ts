/** @jest-environment node */
import { stagesFor, stagesOfPart, type Extent } from './checks';

const headlinesOf = (extent: Extent) =>
  stagesFor(extent).flatMap((lanes) => lanes.flat().map(({ headline }) => headline));
const headlinesOfPart = (part: string) =>
  stagesOfPart(part).flatMap((lanes) => lanes.flat().map(({ headline }) => headline));

it('runs every check in the main run or in the rest', () => {
  const both = new Set([...headlinesOf('main'), ...headlinesOf('rest')]);
  const onlyWithAll = ['An area outside the repository'];
  expect([...both, ...onlyWithAll].toSorted()).toEqual([...new Set(headlinesOf('all'))].toSorted());
});

it('runs every check in a part', () => {
  const shared = ['checks', 'unit', 'live', 'journeys', 'journeys-live'].flatMap(headlinesOfPart);
  const onMachineOfItsOwn = ['Journeys in three engines'];
  expect([...new Set([...shared, ...onMachineOfItsOwn])].toSorted()).toEqual(
    headlinesOf('all').toSorted(),
  );
});

it('does not compare bytes or install engines in the main run', () => {
  expect(headlinesOf('main')).not.toContain('Budgets');
  expect(headlinesOf('main')).not.toContain('Journeys in three engines');
});

it.each(['journeys:0/5', 'journeys:6/5', 'journeys:2', 'all', '2/5', ''])(
  'refuses --part=%s',
  (part) => {
    expect(() => stagesOfPart(part)).toThrow('is no part of a run');
  },
);
