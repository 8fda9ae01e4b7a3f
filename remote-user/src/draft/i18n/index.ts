import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useDraftMessages } = createMessages(
  'user.draft',
  en,
  (language) => import(`./${language}`),
);
