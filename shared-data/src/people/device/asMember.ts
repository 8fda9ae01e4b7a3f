import type { Dexie } from 'dexie';
import type { Actor } from '../../applications/Application';
import { tablesOf } from './peopleTables';

/**
 * A person with the name of their member record: a session may still have another one. Call it before the transaction of
 * the action, or within one that includes the table 'members'.
 */
export async function asMember(db: Dexie, person: Actor): Promise<Actor> {
  const member = await tablesOf(db).members.get(person.uid);
  return member ? { ...person, name: member.name } : person;
}
