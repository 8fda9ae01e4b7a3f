import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'track',
  en,
  (language) => import(`./${language}`),
);
