import { Fragment, type ReactNode } from 'react';
import { activeLocales } from 'shared-platform';
import { useLanguage } from 'shared-ui';

/**
 * 'Proof of identity and proof of residence', formatted as in the page's language; each entry may be in another language.
 */
export function Listed({ children }: { children: readonly ReactNode[] }) {
  useLanguage();
  const places = children.map((_, at) => String(at));
  return new Intl.ListFormat(activeLocales(), { type: 'conjunction' })
    .formatToParts(places)
    .map(({ type, value }, at) => (
      <Fragment key={at}>
        {type === 'element' ? children[Number(value)] : <span>{value}</span>}
      </Fragment>
    ));
}
