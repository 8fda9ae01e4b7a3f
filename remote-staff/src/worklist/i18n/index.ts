import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useWorklistMessages, FormattedMessage: WorklistMessage } =
  createMessages('staff.worklist', en, (language) => import(`./${language}`));

/** The messages of the work list by key, as `useWorklistMessages` gives them. */
