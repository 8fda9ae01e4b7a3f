import { createMessages } from 'shared-ui';
import en from './en';

/** Of what a person sees who may not enter (yet), and of the question before signing out. */
export const { useMessages, FormattedMessage } = createMessages(
  'access',
  en,
  (language) => import(`./${language}`),
);
