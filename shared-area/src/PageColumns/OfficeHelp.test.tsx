import { screen } from '@testing-library/react';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { OfficeHelp } from './OfficeHelp';

recordsForEachTest();

it('shows the office as the public pages do, with its name first (#19.1)', async () => {
  renderPortal(<OfficeHelp />, { session: 'user' });

  const office = screen.getByRole('region', { name: 'Questions?' });
  expect(office).toHaveTextContent(
    /Village Council\s*Village Council Office, Main Road\s*Monday – Friday/,
  );
  expect(await screen.findByRole('link', { name: 'Write to help@council.example' })).toBeVisible();
});
