interface Cause {
  cause?: unknown;
}

/** The records cannot be opened: storage is missing, forbidden, or held by an older tab. */
export class RecordsUnavailableError extends Error {
  override readonly name = 'RecordsUnavailableError';

  constructor(message = 'The records cannot be opened.', options?: Cause) {
    super(message, options);
  }
}

/** There is no room left; nothing of what was being written has been kept. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';

  constructor(message = 'There is no room left for the records.', options?: Cause) {
    super(message, options);
  }
}

/** Somebody else changed the application after it was read. */
export class ApplicationChangedError extends Error {
  override readonly name = 'ApplicationChangedError';

  constructor(id: string, options?: Cause) {
    super(`Application ${id} has changed since it was read.`, options);
  }
}

/** The move is not in the table of allowed moves for this role. */
export class MoveNotAllowedError extends Error {
  override readonly name = 'MoveNotAllowedError';

  constructor(move: { role: string; from: string | null; to: string }, options?: Cause) {
    super(
      `${move.role} may not move an application from ${move.from ?? 'new'} to ${move.to}.`,
      options,
    );
  }
}

/** Nobody decides, recommends, checks or returns what they have applied for themselves. */
export class OwnApplicationError extends Error {
  override readonly name = 'OwnApplicationError';

  constructor(id: string, options?: Cause) {
    super(`Application ${id} is of the person who acts on it.`, options);
  }
}

/** There is no record of that kind with that id. */
export class RecordNotFoundError extends Error {
  override readonly name = 'RecordNotFoundError';

  constructor(kind: string, id: string, options?: Cause) {
    super(`There is no ${kind} ${id}.`, options);
  }
}

/** A chosen file can no longer be read: moved, deleted, or not handed over by the device. */
export class DocumentUnreadableError extends Error {
  override readonly name = 'DocumentUnreadableError';
  /** Position in the draft's list of documents, from 0. */
  readonly documentIndex: number;

  constructor(documentIndex: number, fileName: string, options?: Cause) {
    super(`The document ${fileName} cannot be read.`, options);
    this.documentIndex = documentIndex;
  }
}

/** The council's server cannot be reached; nothing has been changed. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor(message = 'The server of the records cannot be reached.', options?: Cause) {
    super(message, options);
  }
}

/** The server does not let this person do or see that. */
export class NotPermittedError extends Error {
  override readonly name = 'NotPermittedError';

  constructor(message = 'The server does not permit it.', options?: Cause) {
    super(message, options);
  }
}

/** The account has made as many of these today as one account may; tomorrow there is room again. */
export class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';

  constructor(options?: Cause) {
    super('The account has made as many of these today as it may.', options);
  }
}

/** As many applications are undecided, or appointments to come, as one account may have. */
export class OpenLimitError extends Error {
  override readonly name = 'OpenLimitError';

  constructor(options?: Cause) {
    super('The account has as many of these open as it may.', options);
  }
}

/** It takes a confirmed address, and that of the account is not confirmed yet. */
export class AddressUnconfirmedError extends Error {
  override readonly name = 'AddressUnconfirmedError';

  constructor(options?: Cause) {
    super('The address of the account is not confirmed.', options);
  }
}

/** The council does not offer this service, or no longer. */
export class ServiceNotOfferedError extends Error {
  override readonly name = 'ServiceNotOfferedError';

  constructor(service: string, options?: Cause) {
    super(`The council does not offer ${service}.`, options);
  }
}

/** The records need somebody who is signed in, and nobody is, or no longer. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';

  constructor(message = 'Nobody is signed in.', options?: Cause) {
    super(message, options);
  }
}

/** The configuration of the records is not understood. */
export class RecordsConfigError extends Error {
  override readonly name = 'RecordsConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration of the records is not right: ${problems.join('; ')}`);
  }
}
