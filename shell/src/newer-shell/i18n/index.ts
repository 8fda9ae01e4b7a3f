import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages(
  'newerShell',
  en,
  (language) => import(`./${language}`),
);
