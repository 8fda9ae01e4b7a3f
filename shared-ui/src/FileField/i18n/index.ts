import { createMessages } from '../../language/createMessages';
import en from './en';

/** In a catalogue of their own: a page without a file field does not load these messages. */
export const { useMessages } = createMessages(
  'ui.files',
  en,
  (language) => import(`./${language}`),
);
