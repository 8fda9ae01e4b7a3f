import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useAssignMessages, FormattedMessage: AssignMessage } = createMessages(
  'admin.assign',
  en,
  (language) => import(`./${language}`),
);
