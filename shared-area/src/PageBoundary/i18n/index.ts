import { createMessages } from 'shared-ui';
import en from './en';

/** Separate from the messages of pages, because the frame of an area needs these from the start. */
export const { useMessages } = createMessages(
  'shared-area.crash',
  en,
  (language) => import(`./${language}`),
);
