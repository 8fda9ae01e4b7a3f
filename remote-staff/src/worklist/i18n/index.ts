import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useWorklistMessages } = createMessages('staff.worklist', en);

/** The messages of the work list by key, as `useWorklistMessages` gives them. */
export type TranslateWorklist = Translate<typeof en>;
