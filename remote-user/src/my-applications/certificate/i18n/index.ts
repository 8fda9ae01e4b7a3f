import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useCertificateMessages } = createMessages(
  'user.certificate',
  en,
  (language) => import(`./${language}`),
);
