import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { Member } from './Member';

/** Everybody with an account, by name. */
export function watchPeople(): Watch<Member[]> {
  return watchStore((store) => store.people.watch());
}
