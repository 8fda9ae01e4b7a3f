import { act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { unmarkedText } from '../../../tools/testing/unmarkedText';
import { certificateInBoth, sampleCertificate } from '../../../tools/testing/sampleCertificate';
import { CertificateSheet, savedSheet, type SheetContent } from '.';

const issued = {
  number: sampleCertificate.number,
  address: `https://rampur.example/verify#${sampleCertificate.token}`,
};

const renderSheet = (certificate: SheetContent = sampleCertificate, stamp?: string) =>
  render(
    <main>
      <h1>Certificate</h1>
      <CertificateSheet certificate={certificate} issued={issued} stamp={stamp} />
    </main>,
    { wrapper: LanguageProvider },
  );

const sheet = () => screen.getByRole('article', { name: 'Income Certificate' });
const rows = () =>
  within(screen.getByRole('table', { name: 'What this certificate states' }))
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);

describe('CertificateSheet (#17.4)', () => {
  it('shows the title, the text, the facts of its table, the number, the days and the signatory', () => {
    renderSheet();
    expect(sheet()).toHaveTextContent('Village Council, Rampur');
    expect(sheet()).toHaveTextContent(sampleCertificate.text);
    expect(rows()).toEqual([
      ['Issued to', 'Sunita Devi'],
      ['Purpose', 'School fees'],
      ['Village or ward', 'Ward 3'],
      ['Application', '#PAN-2026-007'],
      ['Applied on', '14 November 2026'],
      ['Issued on', '21 November 2026'],
      ['Valid until', '20 November 2027'],
    ]);
    expect(sheet()).toHaveTextContent('Certificate number 0000-0000-0102-V');
    expect(sheet()).toHaveTextContent('Vikram Deshmukh Secretary');
  });

  it('explains how to check it, and prints the address beside the code', () => {
    renderSheet();
    expect(
      screen.getByRole('img', { name: 'Code to check certificate 0000-0000-0102-V' }),
    ).toBeVisible();
    expect(sheet()).toHaveTextContent('rampur.example/verify');
    expect(sheet()).toHaveTextContent('scan the code, or open this address and type the number');
  });

  it('shows that it does not expire, and leaves out an answer that is empty', () => {
    renderSheet({
      ...sampleCertificate,
      validUntil: undefined,
      facts: [{ label: 'Purpose', value: '' }],
    });
    expect(rows().map(([label]) => label)).not.toContain('Purpose');
    expect(rows().at(-1)).toEqual(['Valid until', 'For ever']);
  });

  it('has no code and no number before it is issued', () => {
    render(<CertificateSheet certificate={sampleCertificate} stamp="Preview: not issued" />, {
      wrapper: LanguageProvider,
    });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Preview: not issued')).toBeVisible();
    expect(sheet()).toHaveTextContent('Certificate number Given when it is issued');
    expect(sheet()).not.toHaveTextContent('Signed electronically');
  });

  it('passes axe', async () => {
    const { container } = renderSheet(sampleCertificate, 'Revoked');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('CertificateSheet in two languages (#20.4)', () => {
  const inMarathi = () =>
    Array.from(sheet().querySelectorAll('[lang="mr"]'), ({ textContent }) => textContent);

  it('shows title, text, council and signatory in both languages, and marks each language', async () => {
    renderSheet(certificateInBoth);
    await screen.findByRole('article', { name: 'Income Certificate' });
    expect(sheet()).toHaveAttribute('lang', 'en');
    expect(sheet()).toHaveAttribute('translate', 'no');
    expect(sheet()).toHaveTextContent('Village Council, Rampur');
    expect(sheet()).toHaveTextContent(sampleCertificate.text);
    expect(inMarathi()).toEqual(
      expect.arrayContaining([
        'ग्रामपंचायत, रामपूर',
        'उत्पन्नाचा दाखला',
        certificateInBoth.second?.text,
        'सचिव',
      ]),
    );
  });

  it('shows each fact and each day in both languages, and only once if both are the same', async () => {
    renderSheet(certificateInBoth);
    await screen.findByRole('article', { name: 'Income Certificate' });
    // The dot moves to the next line together with the second text.
    expect(screen.getByText('ज्यांच्या नावे दिला').parentElement).toHaveTextContent(
      '· ज्यांच्या नावे दिला',
    );
    expect(rows()).toEqual([
      ['Issued to · ज्यांच्या नावे दिला', 'Sunita Devi'],
      ['Purpose · कारण', 'School fees · शाळेचे शुल्क'],
      ['Village or ward · गाव किंवा वॉर्ड', 'Ward 3'],
      ['Application · अर्ज', '#PAN-2026-007'],
      ['Applied on · अर्जाची तारीख', '14 November 2026 · 14 नोव्हेंबर, 2026'],
      ['Issued on · दिल्याची तारीख', '21 November 2026 · 21 नोव्हेंबर, 2026'],
      ['Valid until · या तारखेपर्यंत वैध', '20 November 2027 · 20 नोव्हेंबर, 2027'],
    ]);
  });

  it('explains in both languages how to check it', async () => {
    renderSheet(certificateInBoth);
    await screen.findByRole('article', { name: 'Income Certificate' });
    expect(sheet()).toHaveTextContent('rampur.example/verify');
    expect(sheet()).toHaveTextContent('scan the code, or open this address and type the number');
    expect(sheet()).toHaveTextContent('कोड स्कॅन करा, किंवा हा पत्ता उघडून क्रमांक टाका');
  });

  it('keeps the texts of the portal in English if the portal lacks the second language', async () => {
    const second = certificateInBoth.second && { ...certificateInBoth.second, language: 'zz' };
    renderSheet({ ...certificateInBoth, second });
    await screen.findByRole('article', { name: 'Income Certificate' });
    expect(rows()[0]).toEqual(['Issued to', 'Sunita Devi']);
    expect(rows()[1]).toEqual(['Purpose · कारण', 'School fees · शाळेचे शुल्क']);
  });

  it('passes axe', async () => {
    const { container } = renderSheet(certificateInBoth);
    await screen.findByRole('article', { name: 'Income Certificate' });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('CertificateSheet on a page in another language (#20.4)', () => {
  afterEach(() => act(() => activateLanguage('en')));

  const labels = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  it.each([
    ['in English alone', sampleCertificate],
    ['in English and Marathi', certificateInBoth],
  ])('prints the same %s, and marks texts for the reader', async (_, certificate) => {
    renderSheet(certificate, 'रद्द');
    await screen.findByRole('article', { name: 'Income Certificate' });
    const inEnglish = labels('What this certificate states');

    await act(() => activateLanguage('hi'));
    const caption = 'इस प्रमाण पत्र में लिखी बातें';
    await screen.findByRole('table', { name: caption });
    expect(labels(caption)).toEqual(inEnglish);
    expect(sheet()).toHaveAttribute('lang', 'en');
    expect(unmarkedText(sheet())).not.toMatch(/\p{Script=Devanagari}/u);
    for (const text of [caption, 'रद्द']) {
      expect(within(sheet()).getByText(text)).toHaveAttribute('lang', 'hi');
    }
    expect(screen.getByRole('img')).toHaveAttribute('lang', 'hi');
  });
});

describe('savedSheet (#17.4)', () => {
  it('makes a standalone document that requests no other resource', () => {
    renderSheet();
    const text = savedSheet(sheet(), 'Income Certificate');
    const saved = new DOMParser().parseFromString(text, 'text/html');
    expect(saved.title).toBe('Income Certificate');
    expect(saved.querySelector('article')?.textContent).toContain(sampleCertificate.text);
    expect(saved.querySelector('svg[role="img"] path')?.getAttribute('d')).toMatch(/^M/);
    expect(saved.querySelector('style')?.textContent).toContain('@page { size: A4; margin: 0; }');
    expect(saved.querySelectorAll('[src], [href], script, link')).toHaveLength(0);
  });

  it.each(['</p><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b>', `" x="'`])(
    'escapes markup in an answer: %s',
    (markup) => {
      const facts = [{ label: 'Purpose', value: markup }];
      renderSheet({ ...sampleCertificate, text: markup, holder: markup, council: markup, facts });
      const text = savedSheet(sheet(), markup);
      const saved = new DOMParser().parseFromString(text, 'text/html');
      expect(saved.querySelectorAll('script, img, b:not(p b)')).toHaveLength(0);
      expect(saved.querySelector('[data-part="text"]')?.textContent).toBe(markup);
      expect(saved.querySelector('td')?.textContent).toBe(markup);
      expect(saved.title).toBe(markup.trim());
    },
  );
});
