import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { ServicesPage } from './ServicesPage';
import { useServices } from './useServices';

// It would send a request to the live store.
jest.mock('../council/useLatestCouncil');
jest.mock('./useServices', () => ({ useServices: jest.fn() }));

it('shows where to ask, with a drawing, when the council has published no services (#19.5)', async () => {
  jest.mocked(useServices).mockReturnValue([]);
  const { container } = renderPortal(<ServicesPage />, { path: '/services' });

  expect(screen.getByText(/^No services are published yet\./)).toBeVisible();
  // Drawings repeat the text beside them, so they have no accessible name.
  expect(container.querySelector('svg[viewBox="0 0 120 88"]')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
