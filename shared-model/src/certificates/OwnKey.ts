import type { KeyId, UserId } from '../kinds/kinds';

/** A signing key whose private key is in this browser and cannot be exported. */
export interface OwnKey {
  kid: KeyId;
  /** The admin who signs with it: each admin uses their own key. */
  uid: UserId;
  privateKey: CryptoKey;
  publicKey: { x: string; y: string };
}
