import { isValidElement, type ReactNode } from 'react';
import { activeLocales } from 'shared-platform';
import { useLanguage } from 'shared-ui';

/**
 * 'Proof of identity and proof of residence', formatted as in the page's language; each entry may be in another language.
 * Each is in an element of its own (`TranslatableText`).
 */
export function Listed({ children }: { children: readonly ReactNode[] }) {
  useLanguage();
  const places = children.map((_, at) => String(at));
  return new Intl.ListFormat(activeLocales(), { type: 'conjunction' })
    .formatToParts(places)
    .map(({ type, value }, at) => {
      const entry = type === 'element' ? children[Number(value)] : value;
      // Another entry gets another element: React cannot replace the text in one that the browser has translated.
      const key = isValidElement(entry) ? entry.key : null;
      return <span key={key ?? at}>{entry}</span>;
    });
}
