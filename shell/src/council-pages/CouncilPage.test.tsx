import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { CouncilPage } from './CouncilPage';

// It would send a request to the live store.
jest.mock('../council/useLatestCouncil');

it('explains on the help page each state, and that a number is enough to track an application (#19.4)', async () => {
  const { container } = renderPortal(<CouncilPage page="help" />, { path: '/help' });
  const follow = screen.getByRole('heading', { name: 'Follow your application' }).parentElement;
  for (const state of ['Pending', 'In Review', 'Returned', 'Approved', 'Rejected']) {
    expect(follow).toHaveTextContent(`${state}:`);
  }
  const track = within(screen.getByText(/Applications shows everything/)).getByRole('link');
  expect(track).toHaveAttribute('href', '/track');
  expect(await axe(container)).toHaveNoViolations();
});

it('explains in the privacy notice what a number reveals, and that searches are counted (#19.4)', () => {
  renderPortal(<CouncilPage page="privacy" />, { path: '/privacy' });
  expect(screen.getByRole('heading', { name: 'What others can see' })).toBeVisible();
  expect(screen.getByText(/tracking number/)).toHaveTextContent(
    /Your name, your answers and your papers are not shown\..*counted .* do not keep who searched/,
  );
});
