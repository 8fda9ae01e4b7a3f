import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { ServicesPage } from './ServicesPage';
import { useServices } from './useServices';

// The live store is asked for it.
jest.mock('../council/useLatestCouncil');
jest.mock('./useServices', () => ({ useServices: jest.fn() }));

it('says where to ask, with a drawing, when the council has published no services (#19.5)', async () => {
  jest.mocked(useServices).mockReturnValue([]);
  const { container } = renderPortal(<ServicesPage />, { path: '/services' });

  expect(screen.getByText(/^No services are published yet\./)).toBeVisible();
  // Drawings say what the text beside them says, and have no name.
  expect(container.querySelector('svg[viewBox="0 0 120 88"]')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
