import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useApplicationMessages, FormattedMessage: ApplicationMessage } =
  createMessages('user.application', en, (language) => import(`./${language}`));

export type TranslateApplication = Translate<typeof en>;
