import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useInboxMessages, FormattedMessage: InboxMessage } = createMessages(
  'user.inbox',
  en,
  (language) => import(`./${language}`),
);
