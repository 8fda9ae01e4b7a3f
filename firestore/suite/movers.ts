import { applicationStatuses } from '../../shared-model/src/applications/Application';
import { canMove } from '../../shared-model/src/applications/moves';
import { people } from './people';

/** The people who move applications, by their role, and the names that tests sign them in with. */
export const movers = { user: people.owner, staff: people.staff, admin: people.admin };
export const names = { user: 'owner', staff: 'staff', admin: 'admin' } as const;

type Mover = keyof typeof names;

/** Each move that the product allows these roles, as [role, from, to]. */
export const allowedMoves = <R extends Mover>(...roles: R[]) =>
  roles.flatMap((role) =>
    applicationStatuses.flatMap((from) =>
      applicationStatuses
        .filter((to) => canMove(role, from, to))
        .map((to) => [role, from, to] as const),
    ),
  );
