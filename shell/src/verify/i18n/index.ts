import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'verify',
  en,
  (language) => import(`./${language}`),
);
