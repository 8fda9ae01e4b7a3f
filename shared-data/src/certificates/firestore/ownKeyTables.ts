import type { Dexie, Table } from 'dexie';
import type { KeyId } from '../../store/kinds';
import type { OwnKey } from '../OwnKey';

export const ownKeyTables = { privateKeys: 'kid, uid' };

export function ownKeysIn(local: Dexie): Table<OwnKey, KeyId> {
  return local.table('privateKeys');
}
