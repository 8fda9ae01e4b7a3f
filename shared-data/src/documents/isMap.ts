/** Whether a value is a map of fields. Not `instanceof`: storage may return objects of another realm. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
