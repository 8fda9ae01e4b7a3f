/** The path of a document, such as 'applications/7', or of a collection, such as 'applications/7/notes'. */
export type Path = string;

/**
 * The fields of a document. A time is written as a `Date` or as `serverTime`, and read as an ISO 8601 string in UTC.
 * The contents of a file are a `Uint8Array`.
 */
export type Fields = Record<string, unknown>;
