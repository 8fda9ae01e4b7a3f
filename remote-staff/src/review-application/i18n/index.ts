import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useReviewMessages } = createMessages('staff.checks', en);

/** The messages of checks by key, as `useReviewMessages` gives them. */
export type TranslateReview = Translate<typeof en>;
