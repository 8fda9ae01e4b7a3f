import type { Data } from './database';

/** A record with one error, and the description of the error. */
export type Variant = [what: string, data: Data];

/** The record without each of its fields, with each of the wrong type, and with an extra field in each map. */
export function variants(data: Data, path = ''): Variant[] {
  const inside = Object.entries(data).flatMap(([field, value]): Variant[] => {
    const where = path + field;
    const rest = Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
    const within = (nested: Variant[], put: (data: Data) => unknown) =>
      nested.map(([what, each]): Variant => [what, { ...data, [field]: put(each) }]);
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    return [
      [`without ${where}`, rest],
      [`with ${where} of the wrong type`, { ...data, [field]: isMap(value) ? 'x' : { x: true } }],
      ...(isMap(value) ? within(variants(value, `${where}.`), (each) => each) : []),
      ...(isMap(first) ? within(variants(first, `${where}[0].`), (each) => [each]) : []),
    ];
  });
  return [...inside, [`with more in ${path || 'it'}`, { ...data, more: true }]];
}

function isMap(value: unknown): value is Data {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
