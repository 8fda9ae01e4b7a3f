import { InLanguage } from './InLanguage';
import { useFirstLanguage } from './useFirstLanguage';

/** A text of the records in its first language, marked if the page is in another language. */
export function InFirstLanguage({ children }: { children: string }) {
  return <InLanguage lang={useFirstLanguage()}>{children}</InLanguage>;
}
