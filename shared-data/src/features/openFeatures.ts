import { cleanRecord } from 'shared-model';

/** A part of the store that is opened with its context. */
interface Feature<Context, Records> {
  open: (context: Context) => Records;
}

/**
 * Opens every part of a store with one context. This is the door of both stores: whatever a part is given to write or to
 * search for is cleaned here (`cleanText`), once.
 * @returns the opened records of each part, by the name of the part
 */
export function openFeatures<Context, Parts extends object>(
  features: { [Name in keyof Parts]: Feature<Context, Parts[Name]> },
  context: Context,
): Parts {
  const opened = Object.entries<Feature<Context, unknown>>(features).map(([name, feature]) => [
    name,
    withCleanTexts(feature.open(context)),
  ]);
  return Object.fromEntries(opened) as Parts;
}

function withCleanTexts(part: unknown): unknown {
  const functions = Object.entries(part as object).map(([name, run]: [string, unknown]) => [
    name,
    typeof run === 'function'
      ? (...given: unknown[]): unknown => run.apply(part, given.map(cleanRecord)) as unknown
      : run,
  ]);
  return Object.fromEntries(functions) as unknown;
}
