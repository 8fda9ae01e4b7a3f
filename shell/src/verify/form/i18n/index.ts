import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages(
  'verify-form',
  en,
  (language) => import(`./${language}`),
);
