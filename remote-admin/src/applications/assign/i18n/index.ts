import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useAssignMessages } = createMessages('admin.assign', en);
export type TranslateAssign = Translate<typeof en>;
