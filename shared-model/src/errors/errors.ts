interface Cause {
  cause?: unknown;
}

/** The records cannot be opened: their code or the configuration does not load, or the server is not reached. */
export class RecordsUnavailableError extends Error {
  override readonly name = 'RecordsUnavailableError';

  constructor(message = 'The records cannot be opened.', options?: Cause) {
    super(message, options);
  }
}

/**
 * This browser's storage failed; nothing of this write has been saved. Blocked: cookies and site data are not allowed. Full: there is
 * no room left. Held: another tab has it open in another version of the portal. Lost: it was closed, damaged or deleted in use.
 */
export type StorageErrorName =
  | 'StorageBlockedError'
  | 'StorageFullError'
  | 'StorageHeldError'
  | 'StorageLostError';

export class StorageError extends Error {
  constructor(
    override readonly name: StorageErrorName,
    options?: Cause,
  ) {
    super(name, options);
  }
}

/** Somebody else changed the application after it was read. */
export class ApplicationChangedError extends Error {
  override readonly name = 'ApplicationChangedError';

  constructor(id: string, options?: Cause) {
    super(`Application ${id} has changed since it was read.`, options);
  }
}

/** The draft was changed, sent or discarded in another tab after it was read. */
export class DraftChangedError extends Error {
  override readonly name = 'DraftChangedError';

  constructor(message = 'The draft has changed since it was read.', options?: Cause) {
    super(message, options);
  }
}

/** The move is not in the table of allowed moves for this role; the server is not asked. */
export class MoveNotAllowedError extends Error {
  override readonly name = 'MoveNotAllowedError';

  constructor(move: { role: string; from: string | null; to: string }, options?: Cause) {
    super(
      `${move.role} may not move an application from ${move.from ?? 'new'} to ${move.to}.`,
      options,
    );
  }
}

/** Staff and admins may not decide, recommend, check or return their own applications. */
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

/** The server did not answer a write in time, and was found later without it: nothing has been changed. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';

  constructor(message = 'The server has not saved it.', options?: Cause) {
    super(message, options);
  }
}

/** The server did not answer a write, and what it has now does not show whether it was saved. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';

  constructor(message = 'It is not known whether it was saved.', options?: Cause) {
    super(message, options);
  }
}

/**
 * This person may not do that, or read that record: they lack the role, the account is blocked, or the server's rules refuse it. It is
 * no conflict: trying again is useless.
 */
export class NotPermittedError extends Error {
  override readonly name = 'NotPermittedError';

  constructor(message = 'The server does not permit it.', options?: Cause) {
    super(message, options);
  }
}

/** The account has reached the number of these that it may create in a day. */
export class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';

  constructor(options?: Cause) {
    super('The account has made as many of these today as it may.', options);
  }
}

/** The account has reached the number of undecided applications, or of coming appointments, that it may have. */
export class OpenLimitError extends Error {
  override readonly name = 'OpenLimitError';

  constructor(options?: Cause) {
    super('The account has as many of these open as it may.', options);
  }
}

/** The action needs a confirmed email address, and that of the account is not confirmed yet. */
export class AddressUnconfirmedError extends Error {
  override readonly name = 'AddressUnconfirmedError';

  constructor(options?: Cause) {
    super('The address of the account is not confirmed.', options);
  }
}

/** The council does not offer this service, or no longer offers it. */
export class ServiceNotOfferedError extends Error {
  override readonly name = 'ServiceNotOfferedError';

  constructor(service: string, options?: Cause) {
    super(`The council does not offer ${service}.`, options);
  }
}

/** The questions of the service have changed, and the days in which a form of the earlier ones is accepted are over. */
export class QuestionsChangedError extends Error {
  override readonly name = 'QuestionsChangedError';

  constructor(service: string, options?: Cause) {
    super(`The questions of ${service} have changed.`, options);
  }
}

/** The records need a signed-in person, and nobody is signed in (any more). */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';

  constructor(message = 'Nobody is signed in.', options?: Cause) {
    super(message, options);
  }
}

/** The configuration of the records is not valid. */
export class RecordsConfigError extends Error {
  override readonly name = 'RecordsConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration of the records is not right: ${problems.join('; ')}`);
  }
}
