import type { Application, ApplicationStatus } from 'shared-data';
import { isRecommended } from './isRecommended';

const by = { uid: 'c', name: 'Clerk', role: 'staff' } as const;

function after(...steps: ApplicationStatus[]): Pick<Application, 'status' | 'history'> {
  const way: ApplicationStatus[] = ['pending', ...steps];
  const history = way.map((to, at) => ({ at: '2026-07-01', by, from: way[at - 1] ?? null, to }));
  return { status: way.at(-1) ?? 'pending', history };
}

it.each<[boolean, ApplicationStatus[]]>([
  [false, []],
  [false, ['in-review']],
  [true, ['in-review', 'recommended']],
  [false, ['in-review', 'recommended', 'returned']],
  [false, ['in-review', 'recommended', 'returned', 'pending']],
  [true, ['in-review', 'recommended', 'rejected']],
  [true, ['in-review', 'recommended', 'rejected', 'approved', 'rejected']],
  [true, ['in-review', 'recommended', 'approved', 'recommended']],
  [false, ['rejected']],
  [false, ['in-review', 'recommended', 'returned', 'rejected']],
])('returns %s after the steps %j', (recommended, steps) => {
  expect(isRecommended(after(...steps))).toBe(recommended);
});
