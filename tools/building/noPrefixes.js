/**
 * In the place of stylis's own: the browsers of the portal know every property by its name.
 * @param {string} value
 */
export function prefix(value) {
  return value;
}
