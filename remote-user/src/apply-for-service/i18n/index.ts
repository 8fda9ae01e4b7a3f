import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useSubmittedMessages } = createMessages('user.submitted', en);
