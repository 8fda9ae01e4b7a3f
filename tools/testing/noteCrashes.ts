import type { AreaHostValue } from 'shared-platform';

/** A host (`AreaHost`) that notes each error which a page or an entry of a list throws. */
export function noteCrashes() {
  const crashes: unknown[] = [];
  const note = (error: unknown) => void crashes.push(error);
  const host: AreaHostValue = {
    onLoadFailure: () => Promise.resolve(false),
    onCrash: note,
    onEntryCrash: note,
  };
  return { crashes, host };
}
