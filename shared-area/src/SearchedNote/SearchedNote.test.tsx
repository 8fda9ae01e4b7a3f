import { render, screen } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';
import { SearchedNote } from './SearchedNote';

const show = (searched: number | undefined) =>
  render(<SearchedNote searched={searched} />, { wrapper: LanguageProvider });

it.each([
  [500, 'Searched the first 500 matches. Add a word or a filter to narrow it down.'],
  [1, 'Searched the first 1 match. Add a word or a filter to narrow it down.'],
])('says how many were looked through: %d', (searched, text) => {
  show(searched);
  expect(screen.getByText(text)).toBeVisible();
});

it('shows nothing where all of them were looked through', () => {
  show(undefined);
  expect(screen.queryByText(/Searched/)).not.toBeInTheDocument();
});
