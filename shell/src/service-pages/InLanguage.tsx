import type { PublishedText } from './PublishedService';

/** A text that was published, marked where it is in another language than the page. */
export function InLanguage({ of: { text, lang } }: { of: PublishedText }) {
  return lang ? <span lang={lang}>{text}</span> : text;
}
