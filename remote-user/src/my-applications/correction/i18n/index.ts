import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useCorrectionMessages, FormattedMessage: CorrectionMessage } =
  createMessages('user.correction', en, (language) => import(`./${language}`));
