import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useOutboxMessages, FormattedMessage: OutboxMessage } = createMessages(
  'user.outbox',
  en,
  (language) => import(`./${language}`),
);
