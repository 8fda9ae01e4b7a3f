import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'older-browsers',
  en,
  (language) => import(`./${language}`),
);
