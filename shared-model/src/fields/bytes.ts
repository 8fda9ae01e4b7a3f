/** Whether a value is the content of a file. Not `instanceof`: storage may return arrays of another realm. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === '[object Uint8Array]';
}
