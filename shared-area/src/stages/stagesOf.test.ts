import type { Actor, ApplicationEvent, ApplicationStatus } from 'shared-data';
import { stagesOf } from './stagesOf';

const by: Actor = { uid: 'meera', name: 'Meera', role: 'staff' };

/** An application that took these steps, one a day from 14 November on. */
function applicationAfter(...steps: ApplicationStatus[]) {
  const history = steps.map((to, index): ApplicationEvent => {
    const at = `2026-11-${14 + index}T06:30:00.000Z`;
    return { at, by, from: steps[index - 1] ?? null, to };
  });
  const submittedAt = '2026-11-14T06:30:00.000Z';
  return { status: steps.at(-1) ?? 'pending', submittedAt, history };
}

describe('stagesOf', () => {
  it.each<[string, ApplicationStatus[]]>([
    ['now 14, next, next, next', ['pending']],
    ['done 14, now 15, next, next', ['pending', 'in-review']],
    ['done 14, now 16, next, next', ['pending', 'in-review', 'returned']],
    ['now 14, next, next, next', ['pending', 'in-review', 'returned', 'pending']],
    ['done 14, done 16, now 16, next', ['pending', 'in-review', 'recommended']],
    ['done 14, done 16, done 16, now 17', ['pending', 'in-review', 'recommended', 'approved']],
    ['done 14, done 16, skipped, now 16', ['pending', 'in-review', 'rejected']],
    ['done 14, skipped, skipped, now 15', ['pending', 'approved']],
    [
      'done 14, done 16, now 16, next',
      ['pending', 'in-review', 'recommended', 'approved', 'recommended'],
    ],
  ])('returns %s after %j (#19.3)', (expected, steps) => {
    const stages = stagesOf(applicationAfter(...steps));
    const shown = stages.map(({ state, at }) =>
      [state, at?.slice(8, 10)].filter(Boolean).join(' '),
    );
    expect(shown.join(', ')).toBe(expected);
  });

  it('counts the check of a recommended application as done even if its day is unknown (#19.3)', () => {
    const [, checked] = stagesOf(applicationAfter('recommended'));
    expect(checked).toEqual({ name: 'checked', state: 'done' });
  });
});
