import { createMessages } from '../../language/createMessages';
import en from './en';

export const { useMessages } = createMessages(
  'ui.boundaries',
  en,
  (language) => import(`./${language}`),
);
