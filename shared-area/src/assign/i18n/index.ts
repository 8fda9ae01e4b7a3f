import { createMessages, type Translate } from 'shared-ui';
import en from './en';

/** Bundled as those of `shared-area/deadline`. */
export const { useMessages, FormattedMessage } = createMessages(
  'shared-area.assign',
  en,
  (language) => import(`./${language}`),
);
export type TranslateAssign = Translate<typeof en>;
