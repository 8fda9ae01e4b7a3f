import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useReviewMessages, FormattedMessage: ReviewMessage } = createMessages(
  'staff.review',
  en,
  (language) => import(`./${language}`),
);

/** The messages of checks by key, as `useReviewMessages` gives them. */
export type TranslateReview = Translate<typeof en>;
