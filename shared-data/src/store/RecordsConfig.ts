/** Which store holds the records. */
export type RecordsConfig =
  /** In this browser's own storage, with sample records. */
  | { store: 'device' }
  /** In the council's Firebase project, the one that people sign in to. */
  | {
      store: 'firestore';
      /** Of the official emulator, on a developer's machine: `http://localhost:8080`. */
      emulatorUrl?: string;
    };

export type StoreKind = RecordsConfig['store'];

/** A configuration that is loaded with the first record that is requested. */
export interface RecordsSource {
  load: () => Promise<RecordsConfig>;
  /** Settles when the identity provider has created its app and has restored the signed-in user. */
  ready: () => Promise<void>;
  /** The uid that the server authenticates requests as: null if nobody is signed in, undefined while not known. */
  accountUid?: (() => string | null | undefined) | undefined;
  /** Whether the email address of that account is confirmed: undefined while that is not known. */
  isConfirmed?: (() => boolean | undefined) | undefined;
}
