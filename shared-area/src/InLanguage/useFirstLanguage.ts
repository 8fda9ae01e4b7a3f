import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';

/** The language of what an admin has written first, where the page is in another one; for what takes no element, such as an option or a field. */
export function useFirstLanguage(): typeof firstLanguage | undefined {
  return useLanguage() === firstLanguage ? undefined : firstLanguage;
}
