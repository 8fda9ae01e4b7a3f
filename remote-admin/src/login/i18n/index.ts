import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'admin.login',
  en,
  (language) => import(`./${language}`),
);
