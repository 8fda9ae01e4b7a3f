import { createMessages } from '../../language/createMessages';
import en from './en';

/** The words of fields for files: a page without one does not bring them. */
export const { useMessages } = createMessages(
  'ui.files',
  en,
  (language) => import(`./${language}`),
);
