import type { KeyId, OwnKey, UserId } from 'shared-model';
import { custom, object, string, type GenericSchema } from 'valibot';
import type { Documents, Path } from '../../documents/Documents';
import { where } from '../../documents/query';
import { parseRecords } from '../../documents/parseRecord';

const ownKeySchema: GenericSchema<unknown, OwnKey> = object({
  kid: string(),
  uid: string(),
  privateKey: custom<CryptoKey>(isCryptoKey),
  publicKey: object({ x: string(), y: string() }),
});

/** Not `instanceof`: storage may return keys of another realm. */
function isCryptoKey(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object CryptoKey]';
}

const ownKeys: Path = 'ownKeys';
const keyAt = (kid: KeyId): Path => `${ownKeys}/${kid}`;

/** The keys that admins sign with in this browser. */
export function ownKeysIn(documents: Pick<Documents, 'query' | 'transact'>) {
  async function find(uid: UserId): Promise<OwnKey | undefined> {
    const filters = [where('uid', '==', uid)];
    const found = await documents.query({ collection: ownKeys, filters });
    const [key] = parseRecords(
      ownKeySchema,
      'own key',
      found.map(({ data }) => data),
    );
    return key;
  }

  return {
    find,
    ids: async (): Promise<KeyId[]> =>
      (await documents.query({ collection: ownKeys })).map(({ id }) => id),
    /**
     * Adds a key, unless its admin has one: concurrent approvals, even in two tabs, share one key.
     * @returns the key that the admin has now
     */
    add: (key: OwnKey): Promise<OwnKey> =>
      documents.transact(async (transaction) => {
        const other = await find(key.uid);
        if (other) return other;
        transaction.set(keyAt(key.kid), { ...key });
        return key;
      }),
    remove: (kid: KeyId): Promise<void> =>
      documents.transact((transaction) => {
        transaction.delete(keyAt(kid));
        return Promise.resolve();
      }),
  };
}
