import { renderHook } from '@testing-library/react';
import { LanguageProvider } from 'shared-ui';
import { useWords, type WordsOfAdmin } from '../words';

/** The words as a page gets them, for tests of rules that word their messages. */
export function wordsInTest(): WordsOfAdmin {
  return renderHook(useWords, { wrapper: LanguageProvider }).result.current;
}
