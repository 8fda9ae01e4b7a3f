import { createWords } from 'shared-ui';
import en from './en';

export const { useWords } = createWords('forgot-password', en);
