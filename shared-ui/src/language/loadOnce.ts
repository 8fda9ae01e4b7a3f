import type { Catalogue, OtherLanguages } from 'shared-platform';

/** Imports the messages of a language: `(language) => import(`./${language}`)`. */
export type LoadMessages = (language: string) => Promise<{ default: Catalogue }>;

/** The imports that catalogues of this build still wait for. */
const pending = new Set<Promise<unknown>>();

/** Loads each language of a catalogue once, and returns the promise of one that is still loading. */
export function loadOnce(load: LoadMessages | undefined, languages: readonly string[]) {
  const waiting = new Map<string, Promise<unknown>>();
  const begin = (language: string, fetchMessages: LoadMessages) => {
    const messages = fetchMessages(language);
    // A failure is logged when the messages are registered; waiting components go on in English.
    const settled = messages
      .catch(() => undefined)
      .then(() => {
        waiting.delete(language);
        pending.delete(settled);
      });
    waiting.set(language, settled);
    pending.add(settled);
    return messages;
  };
  const loaders: OtherLanguages = load
    ? Object.fromEntries(languages.map((language) => [language, () => begin(language, load)]))
    : {};
  return { loaders, waitingFor: (language: string) => waiting.get(language) };
}

/**
 * Resolves with a loaded value after the messages that were requested with it: new code is not shown before its
 * texts.
 */
export async function withMessages<T>(loaded: Promise<T>): Promise<T> {
  const value = await loaded;
  if (pending.size > 0) await Promise.all(pending);
  return value;
}
