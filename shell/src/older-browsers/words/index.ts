import { createWords } from 'shared-ui';
import en from './en';

export const { useWords, Words } = createWords('older-browsers', en);
