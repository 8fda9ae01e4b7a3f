import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages(
  'page-frame',
  en,
  (language) => import(`./${language}`),
);
