import { createMessages } from 'shared-ui';
import en from './en';

/** Apart from what pages say: the frame of an area has these from the start. */
export const { useMessages } = createMessages(
  'shared-area.crash',
  en,
  (language) => import(`./${language}`),
);
