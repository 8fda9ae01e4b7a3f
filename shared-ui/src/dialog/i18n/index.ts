import { createMessages } from '../../language/createMessages';
import en from './en';

/** In a catalogue of their own: a page without a dialog does not load these messages. */
export const { useMessages } = createMessages(
  'ui.dialogs',
  en,
  (language) => import(`./${language}`),
);
