import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useWorklistMessages, FormattedMessage: WorklistMessage } =
  createMessages('staff.worklist', en, (language) => import(`./${language}`));

/** The return type of `useWorklistMessages`. */
