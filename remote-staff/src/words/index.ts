import { createWords, type WordsOf } from 'shared-ui';
import en from './en';

export const { useWords, Words } = createWords('staff', en);

/** The words of this area by key, as `useWords` gives them. */
export type WordsOfStaff = WordsOf<typeof en>;
