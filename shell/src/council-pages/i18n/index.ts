import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'council-pages',
  en,
  (language) => import(`./${language}`),
);
