import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'user',
  en,
  (language) => import(`./${language}`),
);
