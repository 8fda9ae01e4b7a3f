import { createMessages } from '../../language/createMessages';
import en from './en';

/** The words of sign-in forms: a page without one does not bring them. */
export const { useMessages } = createMessages(
  'ui.signIn',
  en,
  (language) => import(`./${language}`),
);
