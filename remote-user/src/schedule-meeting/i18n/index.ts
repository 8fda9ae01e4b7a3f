import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useMeetingMessages, FormattedMessage: MeetingMessage } = createMessages(
  'user.meeting',
  en,
  (language) => import(`./${language}`),
);

export type TranslateMeeting = Translate<typeof en>;
