/** A part of the store that is opened with the context of an adapter. */
interface Feature<Context, Records> {
  open: (context: Context) => Records;
}

/**
 * Opens every part of a store with one context.
 * @returns the opened records of each part, by the name of the part
 */
export function openFeatures<Context, Parts extends object>(
  features: { [Name in keyof Parts]: Feature<Context, Parts[Name]> },
  context: Context,
): Parts {
  const opened = Object.entries<Feature<Context, unknown>>(features).map(([name, feature]) => [
    name,
    feature.open(context),
  ]);
  return Object.fromEntries(opened) as Parts;
}
