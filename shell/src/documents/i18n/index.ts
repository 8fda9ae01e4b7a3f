import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages(
  'documents',
  en,
  (language) => import(`./${language}`),
);
