import { screen } from '@testing-library/react';
import { liveRecords } from '../../../tools/testing/liveRecords';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

it('says since when the pages are old, and when they are no longer', async () => {
  const { setConnection } = await liveRecords();
  renderArea('/admin/services');
  await screen.findByText('Birth Certificate');
  setConnection({ state: 'offline', since: new Date(2026, 10, 20, 14, 32).toISOString() });
  expect(
    screen.getByText(/^You are offline\. Showing what was stored .* 20 Nov 2026, 2:32\spm\.$/),
  ).toBeVisible();
  setConnection({ state: 'connected' });
  expect(screen.getByText('Connected again')).toBeVisible();
});

it('says once in the area that its records are samples (#12.5)', async () => {
  renderArea('/admin/services');
  expect(await screen.findByText(/^Sample data:/)).toBeVisible();
});
