import { renderHook } from '@testing-library/react';
import { LanguageProvider } from 'shared-ui';
import { useMessages, type TranslateAdmin } from '../i18n';

/** The words as a page gets them, for tests of rules that word their messages. */
export function messagesInTest(): TranslateAdmin {
  return renderHook(useMessages, { wrapper: LanguageProvider }).result.current;
}
