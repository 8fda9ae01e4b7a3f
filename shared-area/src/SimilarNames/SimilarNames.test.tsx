import { render, screen } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';
import { SimilarNames } from './SimilarNames';

const show = (rows: string[] | undefined) =>
  render(
    <SimilarNames rows={rows}>
      {(names, caption) => <p>{`${caption}: ${names.join()}`}</p>}
    </SimilarNames>,
    { wrapper: LanguageProvider },
  );

it('shows similar names under a heading that says so (#44.3)', () => {
  show(['Patel']);
  expect(screen.getByRole('heading', { name: 'Similar names' })).toBeVisible();
  expect(screen.getByText('Similar names: Patel')).toBeVisible();
});

it.each([[undefined], [[]]])('shows nothing where there are none: %j (#44.3)', (rows) => {
  show(rows);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
