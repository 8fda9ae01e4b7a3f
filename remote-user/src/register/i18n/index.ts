import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useRegisterMessages, FormattedMessage: RegisterMessage } =
  createMessages('user.register', en, (language) => import(`./${language}`));

export type TranslateRegister = Translate<typeof en>;
