/** A part of the store that opens with what an adapter gives it. */
interface Feature<Context, Records> {
  open: (context: Context) => Records;
}

/**
 * Opens every part of a store with one context.
 * @returns what each has opened, by the names of the parts
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
