import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useCorrectionMessages } = createMessages('user.correction', en);
