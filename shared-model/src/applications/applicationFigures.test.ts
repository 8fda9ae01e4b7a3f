import type { Application } from './applicationSchema';
import type { ApplicationStatus } from './Application';
import { averageProcessingHours, countsOf } from './applicationFigures';

const by = { uid: 's', name: 'S', role: 'admin' } as const;

function application(...steps: [hour: number, to: ApplicationStatus][]): Application {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
  return {
    id: '1',
    number: '#PAN-2026-001',
    applicant: { uid: null, name: 'A', email: 'a@example.com' },
    service: 'Trade License',
    details: '',
    status: steps.at(-1)?.[1] ?? 'pending',
    priority: 'normal',
    submittedAt: at(0),
    updatedAt: at(0),
    revision: 1,
    documents: [],
    history: steps.map(([hour, to], index) => ({
      at: at(hour),
      by,
      from: steps[index - 1]?.[1] ?? 'pending',
      to,
    })),
  };
}

it.each<[string, Application[], number | null]>([
  ['nothing', [], null],
  ['only undecided ones', [application([5, 'in-review'])], null],
  ['one decided after ten hours', [application([4, 'in-review'], [10, 'approved'])], 10],
  ['the mean of two', [application([10, 'approved']), application([20, 'rejected'])], 15],
  [
    'the first decision when it was changed later',
    [application([10, 'rejected'], [30, 'approved'])],
    10,
  ],
  [
    'the decision after one that was taken back',
    [application([10, 'approved'], [10, 'pending'], [30, 'rejected'])],
    30,
  ],
  ['only the decided ones among undecided ones', [application([8, 'approved']), application()], 8],
])('averages %s', (_, applications, hours) => {
  expect(averageProcessingHours(applications)).toBe(hours);
});

it('counts by outcome what is counted by stage', () => {
  const byStage = {
    pending: 1,
    'in-review': 20,
    returned: 300,
    recommended: 4000,
    approved: 50_000,
    rejected: 600_000,
  };
  expect(countsOf(byStage)).toEqual({
    total: 654_321,
    approved: 50_000,
    rejected: 600_000,
    pending: 4321,
    byStage,
  });
});
