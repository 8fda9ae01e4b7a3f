import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useRequestMessages, FormattedMessage: RequestMessage } = createMessages(
  'staff.request',
  en,
  (language) => import(`./${language}`),
);
