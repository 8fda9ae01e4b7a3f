import type { KeyId, UserId } from '../store/kinds';

/** A key whose private half is in this browser; it cannot be read out of it. */
export interface OwnKey {
  kid: KeyId;
  /** Whose it is: what an admin approves is signed with their own. */
  uid: UserId;
  privateKey: CryptoKey;
  publicKey: { x: string; y: string };
}
