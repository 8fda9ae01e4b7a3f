import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages('areas', en, (language) => import(`./${language}`));
