import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'user.login',
  en,
  (language) => import(`./${language}`),
);
