import { createMessages } from '../../language/createMessages';
import en from './en';

/** The words of tables: a page without one does not bring them. */
export const { useMessages } = createMessages(
  'ui.tables',
  en,
  (language) => import(`./${language}`),
);
