import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useDocumentMessages, FormattedMessage: DocumentMessage } =
  createMessages('user.documents', en, (language) => import(`./${language}`));
