import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';

/**
 * The language that admins write in first, if the page is in another one. For parts that cannot contain elements, such as an
 * option or a field.
 */
export function useFirstLanguage(): typeof firstLanguage | undefined {
  return useLanguage() === firstLanguage ? undefined : firstLanguage;
}
