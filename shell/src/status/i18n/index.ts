import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages } = createMessages('status', en, (language) => import(`./${language}`));
