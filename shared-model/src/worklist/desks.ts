import type { ApplicationStatus } from '../applications/Application';
import type { WorklistPart, WorklistTab } from './Worklist';

/** Where an application lies in the work list. */
export type Desk = Exclude<WorklistTab, 'mine'>;

/** The stages that lie on each desk. */
export const statusesOn: Readonly<Record<Desk, readonly ApplicationStatus[]>> = {
  'to-do': ['pending', 'in-review'],
  'with-citizen': ['returned'],
  recommended: ['recommended'],
  decided: ['approved', 'rejected'],
};

/** The desks that a part of the work list shows. 'mine' has only work to do; what the clerk has passed on is on other desks. */
export function desksOf(part: WorklistPart): readonly Desk[] {
  if (part === 'with-office') return ['to-do', 'recommended'];
  return [part === 'mine' ? 'to-do' : part];
}
