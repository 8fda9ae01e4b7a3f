import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useApplicationsMessages, FormattedMessage: ApplicationsMessage } =
  createMessages('admin.applications', en, (language) => import(`./${language}`));

export type TranslateApplications = Translate<typeof en>;
