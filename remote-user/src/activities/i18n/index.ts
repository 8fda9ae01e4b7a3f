import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useActivitiesMessages, FormattedMessage: ActivitiesMessage } =
  createMessages('user.activities', en, (language) => import(`./${language}`));
