/** The values of Firestore's REST API: each names its type. */
interface TypedValue {
  stringValue?: unknown;
  timestampValue?: unknown;
  nullValue?: unknown;
  integerValue?: unknown;
  arrayValue?: unknown;
  mapValue?: unknown;
}

/**
 * The fields of a document that Firestore's REST API has sent, as the device's records have them: texts, times as
 * texts, whole numbers, null, lists and maps of these. Not checked; what is of another type is left undefined.
 */
export function plainFields(document: unknown): Record<string, unknown> {
  const { fields } = Object(document) as { fields?: unknown };
  return Object.fromEntries(
    Object.entries(Object(fields) as object).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  const typed = Object(value) as TypedValue;
  const { stringValue, timestampValue, nullValue, integerValue, arrayValue, mapValue } = typed;
  if (integerValue !== undefined) return Number(integerValue);
  if (mapValue !== undefined) return plainFields(mapValue);
  if (arrayValue === undefined) return stringValue ?? timestampValue ?? nullValue;
  // An empty list is sent without values.
  const { values = [] } = Object(arrayValue) as { values?: unknown };
  return Array.isArray(values) ? values.map(plainValue) : undefined;
}
