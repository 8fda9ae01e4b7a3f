/** What a document has for a field that is not set. */
export function isNull(value: unknown): value is null {
  return value === null;
}
