import { createMessages } from '../../language/createMessages';
import en from './en';

/** In a catalogue of their own: a page without a sign-in form does not load these messages. */
export const { useMessages } = createMessages(
  'ui.signIn',
  en,
  (language) => import(`./${language}`),
);
