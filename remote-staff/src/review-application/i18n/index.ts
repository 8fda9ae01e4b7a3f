import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useReviewMessages, FormattedMessage: ReviewMessage } = createMessages(
  'staff.review',
  en,
  (language) => import(`./${language}`),
);

/** The return type of `useReviewMessages`. */
export type TranslateReview = Translate<typeof en>;
