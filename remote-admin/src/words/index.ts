import { createWords, type WordsOf } from 'shared-ui';
import en from './en';

export const { useWords, Words } = createWords('admin', en);

/** What `useWords` gives, for rules that word their messages. */
export type WordsOfAdmin = WordsOf<typeof en>;
