import type { Catalogue, OtherLanguages } from 'shared-platform';

/** Imports the messages of a language: `(language) => import(`./${language}`)`. */
export type LoadMessages = (language: string) => Promise<{ default: Catalogue }>;

/** What every catalogue of this build still waits for. */
const pending = new Set<Promise<unknown>>();

/** Loads each language of a catalogue once, and says which one is still on its way. */
export function loadOnce(load: LoadMessages | undefined, languages: readonly string[]) {
  const waiting = new Map<string, Promise<unknown>>();
  const begin = (language: string, fetchMessages: LoadMessages) => {
    const messages = fetchMessages(language);
    // A failure is told where the messages are registered; whoever waits goes on in English.
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
 * Gives back what was loaded, once the messages that came with it are there: code that has just arrived is not shown
 * before its words.
 */
export async function withMessages<T>(loaded: Promise<T>): Promise<T> {
  const value = await loaded;
  if (pending.size > 0) await Promise.all(pending);
  return value;
}
