import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { applicationStatuses } from '../../shared-model/src/applications/Application';
import { canMove } from '../../shared-model/src/applications/moves';
import { move } from './move';
import { allowedMoves, movers, names } from './movers';
import { actor } from './people';
import { application, now, submission } from './records';
import type { RulesCouncil } from './rulesCouncil';
import { write } from './write';

const roles = ['user', 'staff', 'admin'] as const;

const moves = roles.flatMap((role) =>
  applicationStatuses.flatMap((from) =>
    applicationStatuses.map((to) => [role, from, to, canMove(role, from, to)] as const),
  ),
);

const beginnings = roles.flatMap((role) =>
  applicationStatuses.map((to) => [role, to, canMove(role, null, to)] as const),
);

const pretences = roles.flatMap((role) =>
  roles.filter((claimed) => claimed !== role).map((claimed) => [role, claimed] as const),
);

const workers = ['staff', 'admin'] as const;

/** The moves that staff and admins may make, tried on their own applications. */
const ownMoves = allowedMoves(...workers);

/** The rules allow the same moves as the product. */
export function describeMoves({ as, enter }: RulesCouncil): void {
  it.each(moves)('%s moves %s to %s: %s', async (role, from, to, isAllowed) => {
    await enter({ 'applications/a1': application({ status: from }) });
    const moving = move(as(names[role]), movers[role], role, from, to);
    await (isAllowed ? assertSucceeds : assertFails)(moving);
  });

  it.each(beginnings)('%s submits as %s: %s', async (role, to, isAllowed) => {
    const person = movers[role];
    const history = { '1': { at: now(), by: actor(person, role), from: null, to } };
    const made = write(as(names[role]), submission({ status: to, history }, person));
    await (isAllowed ? assertSucceeds : assertFails)(made);
  });

  it.each(ownMoves)(
    '%s may not move their own application from %s to %s (#12.12)',
    async (...of) => {
      const [role, from, to] = of;
      await enter({ 'applications/a1': application({ status: from }, movers[role]) });
      await assertFails(move(as(names[role]), movers[role], role, from, to));
    },
  );

  it.each(workers)('%s answers their own application as its citizen (#12.12)', async (role) => {
    const applicant = movers[role];
    await enter({ 'applications/a1': application({ status: 'returned' }, applicant) });
    const by = { at: now(), by: actor(applicant, 'user'), from: 'returned', to: 'pending' };
    await assertSucceeds(
      move(as(names[role]), applicant, 'user', 'returned', 'pending', { 'history.2': by }),
    );
  });

  // Each of these moves is allowed in the claimed role, but not in the person's own.
  it.each(pretences)('%s cannot use the role of %s', async (role, claimed) => {
    await enter({ 'applications/a1': application({ status: 'returned' }) });
    const to = { user: 'pending', staff: 'returned', admin: 'approved' } as const;
    await assertFails(move(as(names[role]), movers[role], claimed, 'returned', to[claimed]));
  });
}
