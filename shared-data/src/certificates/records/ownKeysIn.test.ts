import 'fake-indexeddb/auto';
import { openLocalDocuments } from '../../documents/local/openLocalDocuments';
import { makeSigningKey } from 'shared-model/issueCertificate';
import { ownKeysIn } from './ownKeysIn';

const open = () =>
  openLocalDocuments({ name: 'keys', now: () => new Date(), onClosed: () => undefined });
const makeKey = async (uid: string) => ({ ...(await makeSigningKey()), uid });

describe('the keys that admins sign with in a browser', () => {
  it('gives concurrent approvals, in two tabs, one key that signs', async () => {
    const [here, there] = await Promise.all([open(), open()]);
    const [first, second, other] = await Promise.all([
      ownKeysIn(here).add(await makeKey('asha')),
      ownKeysIn(there).add(await makeKey('asha')),
      ownKeysIn(here).add(await makeKey('bela')),
    ]);
    expect(second.kid).toBe(first.kid);
    here.close();
    there.close();

    const later = await open();
    const keys = ownKeysIn(later);
    expect(await keys.ids()).toEqual([first.kid, other.kid].sort());
    const found = await keys.find('asha');
    expect(found).toMatchObject({ kid: first.kid, publicKey: first.publicKey });
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const sign = (key: CryptoKey) => crypto.subtle.sign(algorithm, key, new Uint8Array([1]));
    expect(found && (await sign(found.privateKey)).byteLength).toBe(64);

    await keys.remove(first.kid);
    expect(await keys.find('asha')).toBeUndefined();
    later.close();
  });
});
