import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useCertificateMessages, FormattedMessage: CertificateMessage } =
  createMessages('admin.certificate', en, (language) => import(`./${language}`));
