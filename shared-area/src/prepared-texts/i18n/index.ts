import { createMessages } from 'shared-ui';
import en from './en';

/** Bundled as those of `shared-area/deadline`. */
export const { useMessages, FormattedMessage } = createMessages(
  'shared-area.prepared-texts',
  en,
  (language) => import(`./${language}`),
);
