/** Where the records are kept. */
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

/** A configuration that is fetched with the first record that is asked for. */
export interface RecordsSource {
  load: () => Promise<RecordsConfig>;
  /** Settled when the identity provider has made its app and knows again who was signed in. */
  ready: () => Promise<void>;
  /** Whom the server takes the requests to be of: null for nobody, undefined while that is not known. */
  accountUid?: (() => string | null | undefined) | undefined;
  /** Whether its address is confirmed: undefined while that is not known. */
  isConfirmed?: (() => boolean | undefined) | undefined;
}
