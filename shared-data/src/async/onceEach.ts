/**
 * Skips a state that equals the previous one, as JSON: a driver reads again for changes that do not show in what is read, and
 * Firestore repeats a state when only the connection has changed.
 */
export function onceEach<T>(report: (value: T) => void): (value: T) => void {
  let before: { json: string | undefined } | undefined;
  return (value) => {
    const json = JSON.stringify(value) as string | undefined;
    if (before && json === before.json) return;
    before = { json };
    report(value);
  };
}
