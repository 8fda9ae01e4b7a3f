import { screen, waitFor } from '@testing-library/react';
import { openRecords, saveSettings, type Weekday } from 'shared-data';
import { usualSettings } from 'shared-data/model';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { signInAs } from '../../../tools/testing/signInAs';
import { OfficeHelp } from './OfficeHelp';

recordsForEachTest();

it('shows the office as the public pages do, with its name first (#19.1)', async () => {
  renderPortal(<OfficeHelp />, { session: 'user' });

  const office = await screen.findByRole('region', { name: 'Questions?' });
  expect(office).toHaveTextContent(
    /Village Council\s*Village Council Office, Main Road\s*Monday – Friday/,
  );
  expect(await screen.findByRole('link', { name: 'Write to help@council.example' })).toBeVisible();
});

it('shows the closed Saturdays of the month beside the hours (#44.11)', async () => {
  signInAs('admin');
  const openDays: Weekday[] = [1, 2, 3, 4, 5, 6];
  await saveSettings({ ...usualSettings, openDays, closedSaturdays: [2, 4] });
  renderPortal(<OfficeHelp />, { session: 'user' });
  expect(
    await screen.findByText(/closed on the second and fourth Saturday of the month$/),
  ).toBeVisible();
});

it('shows no other council while the settings are not known (#44.2)', async () => {
  const { settings } = await openRecords();
  const watch = jest.spyOn(settings, 'watch').mockReturnValue(() => () => undefined);
  const { container } = renderPortal(<OfficeHelp />, { session: 'user' });
  await waitFor(() => expect(watch).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});
