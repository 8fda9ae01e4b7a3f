import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';
import { InLanguage } from './InLanguage';

/** A text of the records as it was written first, marked where the page is in another language. */
export function InFirstLanguage({ children }: { children: string }) {
  return (
    <InLanguage lang={useLanguage() === firstLanguage ? undefined : firstLanguage}>
      {children}
    </InLanguage>
  );
}
