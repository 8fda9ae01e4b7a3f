import { renderHook } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';
import type { DefinitionChange } from 'shared-data/model';
import { useChangeText } from './useChangeText';

const what = 'certificate';

it.each<[DefinitionChange, string]>([
  [{ what, change: 'added' }, 'A certificate is issued now.'],
  [{ what, change: 'removed' }, 'No certificate is issued any more.'],
  [
    { what, change: 'title', before: 'Card', after: 'Ration Card' },
    'The title of the certificate is “Ration Card” instead of “Card”.',
  ],
  [{ what, change: 'text' }, 'The text of the certificate was reworded.'],
  [{ what, change: 'table' }, 'Other answers stand in the table of the certificate.'],
  [
    { what, change: 'holder', after: 'Name of the child' },
    'The certificate is about whom “Name of the child” names.',
  ],
  [{ what, change: 'holder', after: undefined }, 'The certificate is about the applicant.'],
  [{ what, change: 'months', after: 1 }, 'The certificate is valid for 1 month.'],
  [{ what, change: 'months', after: 12 }, 'The certificate is valid for 12 months.'],
  [{ what, change: 'months', after: undefined }, 'The certificate is valid for ever.'],
  [{ what, change: 'paid-first' }, 'The certificate is issued only when the fee is paid.'],
  [{ what, change: 'not-paid-first' }, 'The certificate is issued before the fee is paid, too.'],
  [
    { what, change: 'signatory', after: { name: 'S. R. Patil', office: 'Gram Sevak' } },
    'The certificate is signed by S. R. Patil, Gram Sevak.',
  ],
])('says what has changed in a certificate: %j (#17)', (change, sentence) => {
  const { result } = renderHook(() => useChangeText(), { wrapper: LanguageProvider });
  expect(result.current(change)).toBe(sentence);
});
