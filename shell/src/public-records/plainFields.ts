/** The values of Firestore's REST API: each names its type. */
interface TypedValue {
  stringValue?: unknown;
  integerValue?: unknown;
  arrayValue?: unknown;
  mapValue?: unknown;
}

/**
 * The fields of a document that Firestore's REST API has sent, as a record has them: texts, whole numbers, lists and
 * maps of these. Not checked; what is of another type is left undefined.
 */
export function plainFields(document: unknown): Record<string, unknown> {
  const { fields } = Object(document) as { fields?: unknown };
  return Object.fromEntries(
    Object.entries(Object(fields) as object).map(([name, value]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  const { stringValue, integerValue, arrayValue, mapValue } = Object(value) as TypedValue;
  if (integerValue !== undefined) return Number(integerValue);
  if (mapValue !== undefined) return plainFields(mapValue);
  if (arrayValue === undefined) return stringValue;
  // An empty list is sent without values.
  const { values = [] } = Object(arrayValue) as { values?: unknown };
  return Array.isArray(values) ? values.map(plainValue) : undefined;
}
