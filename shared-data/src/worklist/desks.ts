import type { ApplicationStatus } from '../applications/Application';
import type { WorklistTab } from './Worklist';

/** Where an application lies in the work list. */
export type Desk = Exclude<WorklistTab, 'mine'>;

/** The stages that lie on each desk. */
export const statusesOn: Readonly<Record<Desk, readonly ApplicationStatus[]>> = {
  'to-do': ['pending', 'in-review'],
  'with-citizen': ['returned'],
  recommended: ['recommended'],
  decided: ['approved', 'rejected'],
};

const desks: Readonly<Record<ApplicationStatus, Desk>> = {
  pending: 'to-do',
  'in-review': 'to-do',
  returned: 'with-citizen',
  recommended: 'recommended',
  approved: 'decided',
  rejected: 'decided',
};

/** The desk that an application at this stage lies on. */
export function deskOf(status: ApplicationStatus): Desk {
  return desks[status];
}

/** What a clerk has is work to do; of what they had, other desks have the rest. */
export function deskOfTab(tab: WorklistTab): Desk {
  return tab === 'mine' ? 'to-do' : tab;
}
