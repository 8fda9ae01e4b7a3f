import { createMessages } from 'shared-ui';
import en from './en';

/** Messages for a person who may not enter (yet), and for the question before signing out. */
export const { useMessages, FormattedMessage } = createMessages(
  'access',
  en,
  (language) => import(`./${language}`),
);
