import type { Watch } from '../store/Watch';
import type { Member } from './Member';

/** The members' part of the port. */
export interface PeopleRecords {
  /** By name. */
  watch(): Watch<Member[]>;
}
