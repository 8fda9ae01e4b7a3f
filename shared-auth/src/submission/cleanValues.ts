import { cleanEmail, plainText } from 'shared-model';

/** The texts of a form as they are judged and sent; passwords stay as they were typed. */
export function cleanValues<Values extends object>(values: Values): Values {
  const cleaned = Object.entries(values).map(([key, value]: [string, unknown]) => {
    if (typeof value !== 'string' || /password/i.test(key)) return [key, value];
    return [key, key === 'email' ? cleanEmail(value) : plainText(value)];
  });
  // The cast holds because each text stays under its key.
  return Object.fromEntries(cleaned) as Values;
}
