/**
 * Replaces stylis's own function: the supported browsers know every property without a prefix.
 * @param {string} value
 */
export function prefix(value) {
  return value;
}
