import { createMessages } from '../../language/createMessages';
import en from './en';

/** In a catalogue of their own: a page without an area's frame, where nothing is saved, does not load these messages. */
export const { useMessages } = createMessages(
  'ui.layout',
  en,
  (language) => import(`./${language}`),
);
