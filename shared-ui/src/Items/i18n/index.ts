import { createMessages } from '../../language/createMessages';
import en from './en';

export const { useMessages } = createMessages(
  'ui.items',
  en,
  (language) => import(`./${language}`),
);
