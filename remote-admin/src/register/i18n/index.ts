import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useRegisterMessages, FormattedMessage: RegisterMessage } =
  createMessages('admin.register', en, (language) => import(`./${language}`));
