import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: usePeopleMessages, FormattedMessage: PeopleMessage } = createMessages(
  'admin.people',
  en,
  (language) => import(`./${language}`),
);

export type TranslatePeople = Translate<typeof en>;
