import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useServicesMessages, FormattedMessage: ServicesMessage } =
  createMessages('admin.services', en, (language) => import(`./${language}`));
