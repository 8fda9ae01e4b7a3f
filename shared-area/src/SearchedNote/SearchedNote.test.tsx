import { render, screen } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';
import { SearchedNote } from './SearchedNote';

const show = (searched: number | undefined) =>
  render(<SearchedNote searched={searched} />, { wrapper: LanguageProvider });

it.each([
  [500, 'Searched the first 500 matches. Add a word or a filter to narrow it down.'],
  [1, 'Searched the first 1 match. Add a word or a filter to narrow it down.'],
])('shows how many matches were searched: %d', (searched, text) => {
  show(searched);
  expect(screen.getByText(text)).toBeVisible();
});

it('shows nothing if all matches were searched', () => {
  show(undefined);
  expect(screen.queryByText(/Searched/)).not.toBeInTheDocument();
});
