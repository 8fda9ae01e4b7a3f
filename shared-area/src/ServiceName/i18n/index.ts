import { createMessages } from 'shared-ui';
import en from './en';

/** For a paper in two languages, whatever language the page is in. */
export const loadServiceNames = (language: string) => import(`./${language}`);

/** Each area has these in its own build: a key keeps its meaning, so that two builds may be in one page. */
export const { useMessages } = createMessages('shared-area.services', en, loadServiceNames);

export function isInCatalogue(name: string): name is keyof typeof en {
  return Object.hasOwn(en, name);
}
