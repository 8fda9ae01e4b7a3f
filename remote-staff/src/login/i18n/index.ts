import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'staff.login',
  en,
  (language) => import(`./${language}`),
);
