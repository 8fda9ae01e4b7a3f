import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useSettingsMessages, FormattedMessage: SettingsMessage } =
  createMessages('admin.settings', en, (language) => import(`./${language}`));

export type TranslateSettings = Translate<typeof en>;
