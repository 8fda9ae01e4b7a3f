import { createMessages } from '../../language/createMessages';
import en from './en';

/** The words of an area's frame: a page without one does not bring them. */
export const { useMessages } = createMessages(
  'ui.layout',
  en,
  (language) => import(`./${language}`),
);
