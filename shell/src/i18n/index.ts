import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'shell',
  en,
  (language) => import(`./${language}`),
);
