import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useWayMessages, FormattedMessage: WayMessage } = createMessages(
  'user.application',
  en,
);
