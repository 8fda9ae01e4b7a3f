import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useProfileMessages, FormattedMessage: ProfileMessage } = createMessages(
  'user.profile',
  en,
  (language) => import(`./${language}`),
);

export type TranslateProfile = Translate<typeof en>;
