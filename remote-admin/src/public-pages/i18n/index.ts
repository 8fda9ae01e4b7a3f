import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: usePublicPagesMessages, FormattedMessage: PublicPagesMessage } =
  createMessages('admin.publicPages', en, (language) => import(`./${language}`));
