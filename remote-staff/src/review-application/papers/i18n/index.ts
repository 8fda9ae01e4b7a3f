import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: usePapersMessages } = createMessages(
  'staff.papers',
  en,
  (language) => import(`./${language}`),
);
