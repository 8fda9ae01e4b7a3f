import { createMessages, type Translate } from 'shared-ui';
import en from './en';

/** For a paper in two languages, independent of the language of the page. */
export const loadApplicationMessages = (language: string) => import(`./${language}`);

export const { useMessages: useApplicationMessages, FormattedMessage: ApplicationMessage } =
  createMessages('user.application', en, loadApplicationMessages);

export type TranslateApplication = Translate<typeof en>;
