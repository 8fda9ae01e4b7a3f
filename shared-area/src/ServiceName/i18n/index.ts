import { createMessages } from 'shared-ui';
import en from './en';

/** For a paper in two languages, whatever the language of the page. */
export const loadServiceNames = (language: string) => import(`./${language}`);

/**
 * Each area bundles these messages: a key never changes its meaning, because two builds may run in one page.
 */
export const { useMessages } = createMessages('shared-area.services', en, loadServiceNames);

export function isInCatalogue(name: string): name is keyof typeof en {
  return Object.hasOwn(en, name);
}
