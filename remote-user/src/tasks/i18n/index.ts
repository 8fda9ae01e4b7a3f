import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useTasksMessages, FormattedMessage: TasksMessage } = createMessages(
  'user.tasks',
  en,
  (language) => import(`./${language}`),
);
