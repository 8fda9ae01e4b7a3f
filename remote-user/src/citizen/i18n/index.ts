import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useConfirmMessages } = createMessages(
  'user.confirm',
  en,
  (language) => import(`./${language}`),
);
