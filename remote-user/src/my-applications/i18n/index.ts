import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useWayMessages } = createMessages('user.application', en);
