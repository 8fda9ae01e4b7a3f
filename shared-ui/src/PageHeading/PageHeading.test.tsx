import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { PageHeading } from './PageHeading';

it.each([
  ['its own words', undefined, 'Dashboard Overview'],
  ['the name it is given', 'Dashboard', 'Dashboard'],
])('sets %s as the title of the window', (_what, documentTitle, title) => {
  renderUi(<PageHeading documentTitle={documentTitle}>Dashboard Overview</PageHeading>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Dashboard Overview' });
  expect(heading).toHaveAttribute('data-document-title', title);
  heading.focus();
  expect(heading).toHaveFocus();
});
