import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages('landing', en, (language) => import(`./${language}`));
