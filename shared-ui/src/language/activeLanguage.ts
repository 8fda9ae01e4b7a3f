import { activeLocales } from 'shared-platform';
import { firstLanguage } from './languages';

/** The tag of the page's language, such as 'mr'. */
export function activeLanguage(): string {
  return activeLocales()[0]?.split('-')[0] ?? firstLanguage;
}
