import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useSearchMessages, FormattedMessage: SearchMessage } = createMessages(
  'user.search',
  en,
  (language) => import(`./${language}`),
);
