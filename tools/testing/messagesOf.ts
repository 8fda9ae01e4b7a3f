import { renderHook } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';

/** The messages of an area as a page gets them, for tests of functions that compose messages. */
export function messagesOf<T>(useMessages: () => T): T {
  return renderHook(useMessages, { wrapper: LanguageProvider }).result.current;
}
