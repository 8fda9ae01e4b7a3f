import { createMessages } from '../../language/createMessages';
import en from './en';

/** The words of dialogs: a page without one does not bring them. */
export const { useMessages } = createMessages(
  'ui.dialogs',
  en,
  (language) => import(`./${language}`),
);
