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
