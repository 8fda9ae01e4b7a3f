import { act, screen, waitFor, within } from '@testing-library/react';
import { OfflineError, openRecords } from 'shared-data';
import { makeSigningKey, portalReasons, signCertificate, toClaims } from 'shared-data/certificates';
import type { Certificate } from 'shared-data/certificates';
import { activateLanguage } from 'shared-platform';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../../tools/testing/renderPortal';
import { sampleCertificate } from '../../../../tools/testing/sampleCertificate';
import { showCertificates } from '../../../../tools/testing/showCertificates';
import { submitNow } from '../../../../tools/testing/submitNow';
import { saveFile } from '../../citizen/saveFile';
import { Area } from '../../testing/Area';
import { axeOf } from '../../testing/axeOf';

jest.mock('../../citizen/saveFile', () => ({ saveFile: jest.fn() }));

recordsForEachTest();
afterEach(async () => {
  await act(() => activateLanguage('en'));
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const citizen = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
const path = '/user/applications/mine/certificate';
const forEver: Certificate = { ...sampleCertificate, validUntil: undefined };

async function renderCertificates(certificates: Certificate[], at = path) {
  await submitNow(
    { id: 'mine', service: 'Income Certificate', details: 'Fees.', documents: [] },
    citizen,
  );
  await showCertificates(certificates);
  return renderPortal(<Area />, { path: at, session: 'user' });
}

const sheet = () => screen.findByRole('article', { name: 'Income Certificate' });

it('shows the certificate and its validity, and prints it (#17.4)', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user, container } = await renderCertificates([forEver]);
  expect(await sheet()).toHaveTextContent(sampleCertificate.text);
  expect(screen.getByText('It is valid for ever.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Certificate' })).toHaveAttribute(
    'data-document-title',
    'Income Certificate 0000-0000-0102-V',
  );
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(await axeOf(container)).toHaveNoViolations();
});

it.each<[string, Partial<Certificate>, string, string | null]>([
  [
    'revoked',
    { state: { kind: 'revoked', at: '2026-11-22T05:00:00.000Z', reason: 'The income was wrong.' } },
    'This certificate was revoked on 22 November 2026 because: The income was wrong.',
    'Revoked on 22 November 2026',
  ],
  [
    'replaced',
    { state: { kind: 'replaced', at: '2026-11-22T05:00:00.000Z', by: 'newer' } },
    'This certificate was replaced by a newer one on 22 November 2026.',
    'Replaced on 22 November 2026',
  ],
  [
    'expired',
    { validUntil: '2020-01-31' },
    'This certificate expired: it was valid until 31 January 2020.',
    null,
  ],
])('shows first that a certificate was %s (#17.6)', async (_state, changes, text, stamp) => {
  await renderCertificates([{ ...forEver, ...changes }]);
  const shown = await sheet();
  expect(screen.getByText(text)).toBeVisible();
  if (stamp === null) expect(shown).not.toHaveAttribute('data-stamp');
  else expect(within(shown).getByText(stamp)).toBeVisible();
  expect(screen.queryByText('It is valid for ever.')).not.toBeInTheDocument();
});

it.each([
  ['en', portalReasons.takenBack, /because: The decision was taken back\.$/],
  ['hi', portalReasons.takenBack, /कारण: निर्णय वापस लिया गया।$/],
  ['mr', portalReasons.rejected, /कारण: अर्ज नामंजूर केला\.$/],
])(
  'explains in %s why it was revoked if nobody gave a reason: %s @rest (#17.6)',
  async (language, reason, text) => {
    await activateLanguage(language);
    const state = { kind: 'revoked', at: '2026-11-22T05:00:00.000Z', reason } as const;
    await renderCertificates([{ ...forEver, state }]);
    expect(await screen.findByText(text)).toBeVisible();
  },
);

it('links a replaced certificate to the newer one, and back to the earlier ones @rest (#17.6)', async () => {
  const replaced: Certificate = {
    ...forEver,
    number: 'ABCD00000000V',
    text: 'With a mistake.',
    state: { kind: 'replaced', at: '2026-11-22T05:00:00.000Z', by: forEver.number },
  };
  const { user } = await renderCertificates([forEver, replaced]);
  expect(await sheet()).toHaveTextContent(forEver.text);
  await user.click(
    screen.getByRole('link', { name: 'ABCD-0000-0000-V, issued on 21 November 2026' }),
  );
  expect(await screen.findByText('With a mistake.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'View the newer certificate' }));
  expect(await screen.findByText(forEver.text)).toBeVisible();
});

it('saves a file that is named after the number @rest (#17.4)', async () => {
  const { user } = await renderCertificates([forEver]);
  await sheet();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [name, content, type] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect([name, type]).toEqual(['certificate-0000-0000-0102-V.html', 'text/html']);
  expect(content).toContain(forEver.text);
  expect(await screen.findByText(/opens and prints without a connection/)).toBeVisible();
});

it('shares the address of the check, and shows a message if that failed @rest (#17.4)', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await renderCertificates([forEver]);
  await sheet();
  const button = screen.getByRole('button', { name: 'Share' });
  await user.click(button);
  expect(share.mock.lastCall?.[0].url).toBe(`http://localhost/verify#${forEver.token}`);
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
  await user.click(button);
  expect(screen.queryByText(/could not be shared/)).not.toBeInTheDocument();
  share.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await user.click(button);
  expect(await screen.findByText(/could not be shared/)).toBeVisible();
});

it('prints and shares the signed address, even if the portal is open at another @rest (#17.4)', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { number, issuedAt: validFrom } = forEver;
  const claims = toClaims(forEver, { number, issuer: 'https://rampur.example', validFrom });
  const token = await signCertificate(claims, await makeSigningKey());
  const { user } = await renderCertificates([{ ...forEver, token }]);
  expect(await sheet()).toHaveTextContent('rampur.example/verify');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share.mock.lastCall?.[0].url).toBe(`https://rampur.example/verify#${token}`);
});

it('shows that there is none yet, and that it could not be loaded @rest (#17.4)', async () => {
  const { user, unmount } = await renderCertificates([]);
  expect(await screen.findByText('There is no certificate yet')).toBeVisible();
  unmount();

  const { certificates } = await openRecords();
  jest.spyOn(certificates, 'watchOf').mockReturnValueOnce(({ error }) => {
    error(new OfflineError());
    return () => undefined;
  });
  renderPortal(<Area />, { path, session: 'user' });
  expect(await screen.findByText('The certificate could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no certificate yet')).toBeVisible();
});

it.each([
  ['/user/applications', /^Certificate of Income Certificate #PAN/],
  ['/user/applications/mine', 'View certificate'],
])('links %s to the certificate with one press @rest (#17.4)', async (at, name) => {
  const { user } = await renderCertificates([forEver], at);
  await user.click(await screen.findByRole('link', { name }));
  expect(await sheet()).toBeVisible();
});

it('prints only the sheet, while the page is open @rest (#17.4)', async () => {
  const { user } = await renderCertificates([forEver]);
  const pageRules = () =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter(({ cssText }) => cssText.includes('@page')),
    );
  await sheet();
  expect(pageRules()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Back to the application' }));
  await waitFor(() => expect(pageRules()).toHaveLength(0));
});
