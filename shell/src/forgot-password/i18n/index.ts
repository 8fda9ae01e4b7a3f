import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages(
  'forgot-password',
  en,
  (language) => import(`./${language}`),
);
