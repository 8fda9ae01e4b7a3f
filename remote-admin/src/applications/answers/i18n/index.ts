import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useAnswersMessages } = createMessages(
  'admin.answers',
  en,
  (language) => import(`./${language}`),
);
