import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OfflineError, openRecords } from 'shared-data';
import type { SigningKey } from 'shared-data/certificates';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { renderArea } from '../../testing/renderArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const now = new Date().toISOString();
const usha: SigningKey = {
  kid: 'usha',
  x: '',
  y: '',
  owner: { uid: 'u', name: 'Usha Naik' },
  device: 'Chrome (Windows)',
  createdAt: now,
  isHere: true,
};
const vikram: SigningKey = {
  kid: 'vikram',
  x: '',
  y: '',
  owner: { uid: 'v', name: 'Vikram Deshmukh' },
  device: 'Firefox (Linux)',
  createdAt: '2026-05-01T05:00:00.000Z',
  isHere: false,
  revokedAt: '2026-05-03T05:00:00.000Z',
  revokedBy: { uid: 'u', name: 'Usha Naik' },
};

async function renderKeys(keys: SigningKey[], path = '/admin/settings') {
  const { certificates } = await openRecords();
  jest.spyOn(certificates, 'watchKeys').mockReturnValue(({ next }) => {
    next(keys);
    return () => undefined;
  });
  const revokeKey = jest.spyOn(certificates, 'revokeKey').mockResolvedValue();
  return { ...renderArea(path), revokeKey };
}

const part = () => screen.findByRole('region', { name: 'Signing keys' });
const entries = async () =>
  (await within(await part()).findAllByRole('listitem')).map(({ textContent }) => textContent);

it('shows the owner, browser and date of a key, and who revoked it @rest (#17.3)', async () => {
  const { container } = await renderKeys([usha, vikram]);
  expect(await entries()).toEqual([
    expect.stringMatching(/^Usha Naik, Chrome \(Windows\).*This browser.*Since .*Revoke$/),
    expect.stringMatching(
      /^Vikram Deshmukh, Firefox \(Linux\).*Since 1 May 2026.*Revoked on 3 May 2026.* by Usha Naik$/,
    ),
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('revokes a key after an explanation of the effect (#17.3)', async () => {
  const { user, revokeKey } = await renderKeys([usha, vikram]);
  await user.click(
    await screen.findByRole('button', {
      name: 'Revoke the signing key of Usha Naik, Chrome (Windows)',
    }),
  );
  const dialog = screen.getByRole('dialog', { name: 'Revoke this signing key?' });
  expect(dialog).toHaveTextContent('were issued with it until now stay valid');
  expect(dialog).toHaveTextContent('It is the key of this browser');
  expect(revokeKey).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Revoke signing key' }));
  expect(revokeKey.mock.lastCall?.[0]).toBe('usha');
  expect(
    await screen.findByText('The signing key of Usha Naik, Chrome (Windows), was revoked.'),
  ).toBeVisible();
});

it('shows a message if a key could not be revoked, and if there are no keys @rest (#17.3)', async () => {
  const { user, revokeKey, unmount } = await renderKeys([usha]);
  revokeKey.mockRejectedValueOnce(new OfflineError());
  await user.click(await screen.findByRole('button', { name: /^Revoke the signing key/ }));
  await user.click(screen.getByRole('button', { name: 'Revoke signing key' }));
  expect(await screen.findByText(/^The council’s server cannot be reached/)).toBeVisible();
  unmount();
  jest.restoreAllMocks();
  await renderKeys([]);
  expect(await screen.findByText(/^There is no key yet/)).toBeVisible();
});

it('adds a new key to the Security Alerts, with a link @rest (#17.3)', async () => {
  const { user } = await renderKeys([usha, vikram], '/admin/dashboard');
  const alert = 'Usha Naik can now sign certificates with Chrome (Windows)';
  expect(await screen.findByText(alert)).toBeVisible();
  expect(screen.queryByText(/The signing key of Vikram/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Look into it.*Usha Naik can now sign/ }));
  expect(await part()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Signing keys' })).toHaveFocus();
});

it('revokes a key with only the keyboard @rest (#17)', async () => {
  const { user, revokeKey } = await renderKeys([usha]);
  const opener = await screen.findByRole('button', { name: /^Revoke the signing key/ });
  for (let steps = 0; steps < 100 && document.activeElement !== opener; steps += 1) {
    await user.tab();
  }
  expect(opener).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Revoke this signing key?' });
  const confirm = within(dialog).getByRole('button', { name: 'Revoke signing key' });
  for (let steps = 0; steps < 100 && document.activeElement !== confirm; steps += 1) {
    await user.tab();
  }
  await user.keyboard('{Enter}');
  expect(revokeKey.mock.lastCall?.[0]).toBe('usha');
  expect(await screen.findByText(/was revoked\.$/)).toBeVisible();
});
