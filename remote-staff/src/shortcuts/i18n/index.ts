import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useShortcutsMessages } = createMessages(
  'staff.shortcuts',
  en,
  (language) => import(`./${language}`),
);
