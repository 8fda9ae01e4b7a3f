/** A record in the format of Firestore's REST API: each value has its type. */
export function storedDocument(record: object) {
  return { fields: fieldsOf(record) };
}

function fieldsOf(record: object) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, typed(value)]));
}

function typed(value: unknown): object {
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  if (value instanceof Object) return { mapValue: { fields: fieldsOf(value) } };
  return { stringValue: value };
}
