import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useKeyMessages } = createMessages(
  'admin.keys',
  en,
  (language) => import(`./${language}`),
);
