import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { liveRecords } from '../../../tools/testing/live-records';
import { recordsForEachTest } from '../../../tools/testing/records-for-each-test';
import { renderPortal } from '../../../tools/testing/render-portal';
import { Area } from '../testing/Area';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const open = async () => {
  const view = renderPortal(<Area />, { path: '/user/profile', session: 'user' });
  await screen.findByRole('heading', { name: 'Asha Kulkarni' });
  return view;
};

it('says since when the pages are old, and when they are no longer', async () => {
  const { setConnection } = await liveRecords();
  const { container } = await open();
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();

  const since = new Date(2026, 10, 20, 14, 32).toISOString();
  setConnection({ state: 'offline', since });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^You are offline\. Showing what was stored on this device at 20 Nov 2026, 2:32\spm\.$/,
  );
  expect(await axe(container)).toHaveNoViolations();

  setConnection({ state: 'connected' });
  expect(screen.getByRole('status')).toHaveTextContent('Connected again');
});

it('says only that there is no connection where there never was one', async () => {
  const { setConnection } = await liveRecords();
  await open();
  setConnection({ state: 'offline', since: null });
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\.$/);
});

it('says nothing where the records are kept on the device', async () => {
  await open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
