import { createWords } from '../language/createWords';
import en from './en';

export const { useWords, Words } = createWords('ui', en);
