import { createWords } from 'shared-ui';
import en from './en';

export const { useWords } = createWords('areas', en);
