import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import {
  portalReasons,
  type CertificateClaims,
  type CertificateRecord,
} from 'shared-data/certificates';
import { activateLanguage } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { standInForWindowWidth } from '../../../tools/testing/standInForWindowWidth';
import { saveCouncil, usualCouncil } from '../council/council';
import { onPortalEvent } from '../monitoring/portalEvents';
import { RouteFocus } from '../routing/RouteFocus';
import { SkipLink } from '../routing/SkipLink';
import { fact } from '../testing/fact';
import { check, type CheckAnswer } from './check';
import { formCode } from './formCode';
import { VerifyPage } from './VerifyPage';

jest.mock('../council/useLatestCouncil');
jest.mock('./check', () => ({ check: jest.fn() }));

const asked = jest.mocked(check);
const token = 'eyJhbGciOiJFUzI1NiJ9.eyJ0aXRsZSI6IlgifQ.c2VjcmV0';
const other = 'eyJhbGciOiJFUzI1NiJ9.eyJ0aXRsZSI6IlkifQ.c2VjcmV0';
const number = '7K2MQ9XD04TT0';

const claims: CertificateClaims = {
  issuer: 'http://localhost',
  id: number,
  title: 'Birth Certificate',
  validFrom: '2026-06-15T08:30:00.000Z',
  validUntil: '2027-06-14',
  credentialSubject: {
    name: 'Sunita Devi',
    facts: [
      { label: 'Name of the child', value: 'Asha <b>Devi</b>' },
      { label: 'Place of birth', value: 'Rampur' },
    ],
  },
};
const record: CertificateRecord = {
  number,
  title: 'Birth Certificate',
  maskedHolder: 'S•••• D•••',
  issuedAt: '2026-06-15T08:30:00.000Z',
  kid: 'key-1',
  digest: 'abc',
  state: { kind: 'valid' },
};
const at = '2026-07-01T10:00:00.000Z';
const revoked = { kind: 'revoked', at, reason: 'Issued in error' } as const;

function renderPage(path = '/verify') {
  return renderPortal(
    <>
      <RouteFocus />
      <SkipLink />
      <main>
        <VerifyPage />
      </main>
      <Link to={`/verify#${other}`}>A second code</Link>
    </>,
    { path },
  );
}

const heading = () => screen.findByRole('heading', { level: 1 });
const field = () => screen.getByRole('textbox', { name: 'Number of the certificate' });
const press = (name: string) => screen.getByRole('button', { name });

beforeAll(() => formCode.load());
beforeEach(() => asked.mockReset());

const byCode: [CheckAnswer, string, string[]][] = [
  [
    { kind: 'valid', claims },
    'This certificate is valid',
    ['Village Council issued it', 'Check that these details match the paper'],
  ],
  [
    { kind: 'unconfirmed', claims, lastChecked: at },
    'This certificate is genuine, but whether it is still valid could not be checked now',
    ['It was valid when it was last checked on this device, on 1 July 2026', 'Check again once'],
  ],
  [
    { kind: 'unconfirmed', claims },
    'This certificate is genuine, but whether it is still valid could not be checked now',
    ['it has not been checked on this device before'],
  ],
  [
    { kind: 'replaced', claims, at },
    'This certificate was replaced by a newer one',
    ['It has not been valid since 1 July 2026', 'Ask the person for the newer one'],
  ],
  [
    { ...revoked, claims },
    'This certificate was revoked on 1 July 2026',
    ['The reason: Issued in error', 'Do not accept it'],
  ],
  [
    { kind: 'expired', claims, on: '2026-10-31' },
    'This certificate expired on 31 October 2026',
    ['it was valid until then'],
  ],
  [
    { kind: 'not-issued' },
    'This certificate was not issued by this council',
    ['Village Council has not signed what this code says', 'Do not accept it'],
  ],
  [{ kind: 'damaged' }, 'This code is damaged', ['Scan it again in good light']],
  [
    { kind: 'unreachable' },
    'This certificate could not be checked',
    ['this device has not read them before', 'Check again once there is a connection'],
  ],
];

describe('for a code in the address', () => {
  it.each(byCode)('answers %j', async (answer, title, sentences) => {
    asked.mockResolvedValue(answer);
    renderPage(`/verify#${token}`);

    const answered = await screen.findByRole('heading', { level: 1, name: title });

    await waitFor(() => expect(answered).toHaveFocus());
    expect(document.title).toBe(`${title} – Village Council Portal`);
    const main = screen.getByRole('main');
    for (const sentence of sentences) expect(main).toHaveTextContent(sentence);
    expect(main).toHaveTextContent(`Check that the address above is ${location.origin}`);
    expect(press('Check another one')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith({ kind: 'code', text: token });
  });

  it('shows the facts to compare, as text', async () => {
    asked.mockResolvedValue({ kind: 'valid', claims });
    renderPage(`/verify#${token}`);
    await screen.findByRole('heading', { name: 'Compare with the paper' });
    expect(fact('Certificate')).toHaveTextContent('Birth Certificate');
    expect(fact('Issued to')).toHaveTextContent('Sunita Devi');
    expect(fact('Name of the child')).toHaveTextContent('Asha <b>Devi</b>');
    expect(fact('Place of birth')).toHaveTextContent('Rampur');
    expect(fact('Certificate number')).toHaveTextContent('7K2M-Q9XD-04TT-0');
    expect(fact('Issued on')).toHaveTextContent('15 June 2026');
    expect(fact('Valid until')).toHaveTextContent('14 June 2027');
  });

  it('shows the day of issue in the council’s time zone, as on the paper', async () => {
    asked.mockResolvedValue({
      kind: 'valid',
      claims: { ...claims, validFrom: '2026-06-15T20:00:00.000Z' },
    });
    renderPage(`/verify#${token}`);
    await screen.findByRole('heading', { name: 'Compare with the paper' });
    expect(fact('Issued on')).toHaveTextContent('16 June 2026');
  });

  describe('of a paper in two languages (#20.4)', () => {
    const second = {
      language: 'mr',
      council: 'ग्रामपंचायत',
      title: 'जन्म दाखला',
      text: 'प्रमाणित करण्यात येते.',
      facts: [
        { label: 'बाळाचे नाव', value: 'Asha <b>Devi</b>' },
        { label: 'जन्मस्थान', value: 'रामपूर' },
      ],
      signatory: { name: 'S. R. Shinde', office: 'ग्रामसेवक' },
    };
    afterEach(() => act(async () => void (await activateLanguage('en'))));

    it('shows the facts in the language of the page', async () => {
      asked.mockResolvedValue({ kind: 'valid', claims, second });
      await activateLanguage('mr');
      renderPage(`/verify#${token}`);
      await screen.findByRole('heading', { name: 'कागदाशी जुळवून पाहा' });
      expect(fact('दाखला')).toHaveTextContent('जन्म दाखला');
      expect(fact('दाखल्यात लिहिले आहे')).toHaveTextContent('प्रमाणित करण्यात येते.');
      expect(fact('बाळाचे नाव')).toHaveTextContent('Asha <b>Devi</b>');
      expect(fact('जन्मस्थान')).toHaveTextContent('रामपूर');
    });

    it('shows the English facts in any other language', async () => {
      asked.mockResolvedValue({ kind: 'valid', claims, second });
      renderPage(`/verify#${token}`);
      await screen.findByRole('heading', { name: 'Compare with the paper' });
      expect(fact('Place of birth')).toHaveTextContent('Rampur');
      expect(fact('Certificate')).toHaveTextContent('Birth Certificate');
      expect(document.querySelector('dl [lang]')).toBeNull();
    });

    it('marks English on a page in a third language, but not text in another script', async () => {
      const typed = { label: 'Name of the child', value: 'आशा' };
      const [, place = typed] = claims.credentialSubject.facts;
      const credentialSubject = { ...claims.credentialSubject, facts: [typed, place] };
      asked.mockResolvedValue({
        kind: 'valid',
        claims: { ...claims, credentialSubject },
        second,
      });
      await activateLanguage('hi');
      renderPage(`/verify#${token}`);
      expect(await screen.findByText('Place of birth')).toHaveAttribute('lang', 'en');
      expect(fact('Place of birth')).toHaveAttribute('lang', 'en');
      expect(screen.getByText('Birth Certificate')).toHaveAttribute('lang', 'en');
      expect(screen.getByText('Name of the child')).toHaveAttribute('lang', 'en');
      expect(fact('Name of the child')).not.toHaveAttribute('lang');
    });
  });

  describe('with the reason for a revocation (#20)', () => {
    afterEach(() => act(async () => void (await activateLanguage('en'))));

    it.each([
      ['en', portalReasons.takenBack, 'The reason: The decision was taken back.'],
      ['en', portalReasons.rejected, 'The reason: The application was rejected.'],
      ['hi', portalReasons.takenBack, 'कारण: निर्णय वापस लिया गया।'],
      ['hi', portalReasons.rejected, 'कारण: आवेदन नामंज़ूर किया गया।'],
      ['mr', portalReasons.takenBack, 'कारण: निर्णय मागे घेतला.'],
      ['mr', portalReasons.rejected, 'कारण: अर्ज नामंजूर केला.'],
      ['mr', 'The date was wrong.', 'कारण: The date was wrong.'],
    ])(
      'translates into %s a reason of the portal, and keeps the text of an admin: %s',
      async (language, reason, text) => {
        asked.mockResolvedValue({ ...revoked, reason, claims });
        await activateLanguage(language);
        renderPage(`/verify#${token}`);
        expect(await screen.findByText(text)).toBeVisible();
      },
    );
  });

  it.each<CheckAnswer>([{ kind: 'not-issued' }, { kind: 'damaged' }, { kind: 'unreachable' }])(
    'shows no facts that are not known to be true: %j',
    async (answer) => {
      asked.mockResolvedValue(answer);
      renderPage(`/verify#${token}`);
      await screen.findByText(/^Check that the address above/);
      expect(screen.queryByRole('term')).not.toBeInTheDocument();
    },
  );

  describe('with help beside the answer (#19.5)', () => {
    const usualMatchMedia = window.matchMedia;
    afterEach(() => {
      window.matchMedia = usualMatchMedia;
    });

    it('contains the office, after the answer', async () => {
      standInForWindowWidth(1280);
      asked.mockResolvedValue({ kind: 'valid', claims });
      renderPage(`/verify#${token}`);
      const answered = await screen.findByRole('heading', { name: 'This certificate is valid' });
      const help = await screen.findByRole('region', { name: 'Help' });
      expect(help).toHaveTextContent('Council office');
      expect(answered.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });

    it('fetches no help on a phone', async () => {
      standInForWindowWidth(360);
      asked.mockResolvedValue({ kind: 'valid', claims });
      renderPage(`/verify#${token}`);
      await screen.findByRole('heading', { name: 'This certificate is valid' });
      expect(screen.queryByRole('region', { name: 'Help' })).toBeNull();
    });
  });

  it('shows that it is checking until the answer arrives', async () => {
    asked.mockReturnValue(new Promise(() => undefined));
    renderPage(`/verify#${token}`);
    expect(await screen.findByText('Checking the certificate…')).toHaveRole('status');
    expect(await heading()).toHaveTextContent('Check a certificate');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows that it could not be checked when the check fails', async () => {
    asked.mockRejectedValue(new Error('no WebCrypto'));
    renderPage(`/verify#${token}`);
    await screen.findByRole('heading', { name: 'This certificate could not be checked' });
  });

  it('follows a second code in the same tab, whichever answer arrives first', async () => {
    let answerFirst: (answer: CheckAnswer) => void = jest.fn();
    asked.mockReturnValueOnce(
      new Promise((resolve) => {
        answerFirst = resolve;
      }),
    );
    asked.mockResolvedValueOnce({ ...revoked, claims });
    const { user } = renderPage(`/verify#${token}`);
    await user.click(screen.getByRole('link', { name: 'A second code' }));
    const name = 'This certificate was revoked on 1 July 2026';
    await screen.findByRole('heading', { name });
    await act(async () => {
      answerFirst({ kind: 'valid', claims });
      await Promise.resolve();
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(asked).toHaveBeenLastCalledWith({ kind: 'code', text: other });
  });

  it.each<CheckAnswer>([
    { kind: 'unreachable' },
    { kind: 'unconfirmed', claims },
    { kind: 'expired', record: { ...record, validUntil: '2026-10-31' }, lastChecked: at },
  ])('offers to check again when the answer may change: %j', async (answer) => {
    asked.mockResolvedValueOnce(answer).mockResolvedValueOnce({ kind: 'valid', claims });
    const { user } = renderPage(`/verify#${token}`);
    await heading();
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    const answered = await screen.findByRole('heading', { name: 'This certificate is valid' });
    expect(answered).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  });

  it('leads back to the form for another certificate', async () => {
    asked.mockResolvedValue({ kind: 'valid', claims });
    const { user } = renderPage(`/verify#${token}`);
    await user.click(await screen.findByRole('button', { name: 'Check another one' }));
    expect(field()).toHaveValue('');
    expect(await heading()).toHaveTextContent('Check a certificate');
    await waitFor(async () => expect(await heading()).toHaveFocus());
  });

  it('keeps the answer when the skip link changes the hash', async () => {
    asked.mockResolvedValue({ kind: 'valid', claims });
    const { user } = renderPortal(
      <>
        <VerifyPage />
        <Link to="#main">Skip</Link>
      </>,
      { path: `/verify#${token}` },
    );
    const name = 'This certificate is valid';
    await screen.findByRole('heading', { name });
    await user.click(screen.getByRole('link', { name: 'Skip' }));
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('puts nothing of the code into monitoring, console or title', async () => {
    const events = jest.fn();
    const stop = onPortalEvent(events);
    const said = (['log', 'warn', 'error', 'info'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(() => undefined),
    );
    const request = jest.spyOn(globalThis, 'fetch');
    asked.mockRejectedValue(new Error(token));
    renderPage(`/verify#${token}`);
    await screen.findByRole('heading', { name: 'This certificate could not be checked' });
    stop();
    const reported = [events, request, ...said].flatMap(({ mock }) => mock.calls as unknown[][]);
    expect(reported).toEqual([]);
    expect(document.title).not.toContain(token.slice(0, 10));
    expect(document.body).not.toHaveTextContent(token.slice(0, 10));
  });
});

const byNumber: [CheckAnswer, string, string[]][] = [
  [
    { kind: 'valid', record },
    'There is a valid certificate with this number',
    ['Scan its code to check all that it says'],
  ],
  [
    { kind: 'valid', record, lastChecked: at },
    'There is a certificate with this number, but whether it is still valid could not be checked now',
    ['It was valid when it was last checked on this device, on 1 July 2026'],
  ],
  [
    { kind: 'revoked', record: { ...record, state: revoked }, lastChecked: '2026-07-02T10:00:00Z' },
    'This certificate was revoked on 1 July 2026',
    ['The reason: Issued in error', 'As it was last checked on this device, on 2 July 2026'],
  ],
  [
    { kind: 'replaced', record: { ...record, state: { kind: 'replaced', at, by: number } } },
    'This certificate was replaced by a newer one',
    ['It has not been valid since 1 July 2026'],
  ],
  [
    { kind: 'expired', record: { ...record, validUntil: '2026-10-31' } },
    'This certificate expired on 31 October 2026',
    ['Ask the person for a new one'],
  ],
  [
    { kind: 'unknown-number' },
    'There is no certificate with this number',
    ['has issued none with the number 7K2M-Q9XD-04TT-0'],
  ],
  [{ kind: 'unreachable' }, 'This certificate could not be checked', ['Check again']],
];

describe('for a number', () => {
  it.each(byNumber)('answers %j', async (answer, title, sentences) => {
    asked.mockResolvedValue(answer);
    const { user } = renderPage();
    await user.click(field());
    await user.paste(' 7k2m q9xd 04tt o ');
    await user.click(press('Check'));
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus(),
    );
    const main = screen.getByRole('main');
    for (const sentence of sentences) expect(main).toHaveTextContent(sentence);
    expect(asked).toHaveBeenCalledWith({ kind: 'number', text: number });
  });

  it('shows only public facts: just the first letters of the name', async () => {
    asked.mockResolvedValue({ kind: 'valid', record });
    const { user } = renderPage();
    await user.click(field());
    await user.paste(number);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Compare with the paper' });
    expect(fact('Issued to, first letters only')).toHaveTextContent('S•••• D•••');
    expect(fact('Valid until')).toHaveTextContent('For ever');
  });

  it('requests a keyboard with Latin letters (#20.5)', () => {
    renderPage();
    expect(field()).toHaveAttribute('inputmode', 'url');
    expect(field()).toHaveAttribute('autocapitalize', 'characters');
  });

  it.each([
    ['', 'Enter the number of the certificate'],
    ['7K2M-Q9XD-04TT-1', 'Compare each character with the paper'],
    ['https://evil.test/verify#a.b.c', 'This code leads to evil.test, which is not this portal'],
    [`${location.origin}/help`, 'This is an address of this portal, but not that of a certificate'],
  ])('shows an error for %p at the field and sends no request', async (typed, message) => {
    const { user } = renderPage();
    await user.click(field());
    await user.paste(typed);
    await user.click(press('Check'));
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field()).toHaveFocus();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([token, `${location.origin}/verify#${token}`])(
    'checks a code that was pasted: %s',
    async (pasted) => {
      asked.mockResolvedValue({ kind: 'valid', claims });
      const { user } = renderPage();
      await user.click(field());
      await user.paste(pasted);
      await user.click(press('Check'));
      await screen.findByRole('heading', { name: 'This certificate is valid' });
      expect(asked).toHaveBeenCalledWith({ kind: 'code', text: token });
    },
  );
});

it.each([
  ['', 'link', 'how to reach it', '/contact'],
  ['020-0000-0000', 'link', '020-0000-0000', 'tel:020-0000-0000'],
])('shows how to reach the council, with the telephone %p', async (phone, role, name, href) => {
  saveCouncil({ ...usualCouncil, phone });
  asked.mockResolvedValue({ kind: 'not-issued' });
  renderPage(`/verify#${token}`);
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getByRole(role, { name })).toHaveAttribute('href', href));
});
