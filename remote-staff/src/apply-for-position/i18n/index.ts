import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: usePositionMessages, FormattedMessage: PositionMessage } =
  createMessages('staff.position', en, (language) => import(`./${language}`));

export type TranslatePosition = Translate<typeof en>;
