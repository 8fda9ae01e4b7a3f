import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages(
  'override',
  en,
  (language) => import(`./${language}`),
);
