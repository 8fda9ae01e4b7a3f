import { createMessages } from 'shared-ui';
import en from './en';

/**
 * Each area bundles these messages: a key never changes its meaning, because two builds may run in one page.
 */
export const { useMessages: useStorageMessages } = createMessages(
  'shared-area.storage',
  en,
  (language) => import(`./${language}`),
);
