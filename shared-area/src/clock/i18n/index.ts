import { createMessages } from 'shared-ui';
import en from './en';

/** Each area has these in its own build: a key keeps its meaning, so that two builds may be in one page. */
export const { useMessages } = createMessages(
  'shared-area.clock',
  en,
  (language) => import(`./${language}`),
);
