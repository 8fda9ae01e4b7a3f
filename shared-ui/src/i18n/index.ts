import { createMessages } from '../language/createMessages';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'ui',
  en,
  (language) => import(`./${language}`),
);
