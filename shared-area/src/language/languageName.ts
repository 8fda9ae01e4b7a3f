import { activeLocales } from 'shared-platform';

/** The name of a language in the language of the page: 'Marathi'. The tag itself if it is none that browsers accept. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(activeLocales(), { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Throws for a tag of four letters and for anything that is no tag, and a record may hold either.
    return tag;
  }
}
