import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useTasksMessages, FormattedMessage: TasksMessage } = createMessages(
  'staff.tasks',
  en,
  (language) => import(`./${language}`),
);

export type TranslateTasks = Translate<typeof en>;
