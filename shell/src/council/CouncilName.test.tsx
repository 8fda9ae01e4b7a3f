import { act, screen, within } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { sentencesWith } from '../../../tools/testing/unmarkedText';
import { ContactPage } from '../council-pages/ContactPage';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { ServiceSections } from '../service-pages/ServiceSections';
import { findTracking } from '../track/findTracking';
import { TrackPage } from '../track/TrackPage';
import { check, type CheckAnswer } from '../verify/check';
import { VerifyPage } from '../verify/VerifyPage';
import { saveCouncil, usualCouncil } from './council';

jest.mock('./useLatestCouncil');
jest.mock('../track/findTracking', () => ({ findTracking: jest.fn() }));
jest.mock('../verify/check', () => ({ check: jest.fn() }));

const claims = {
  issuer: 'http://localhost',
  id: '7K2MQ9XD04TT0',
  title: 'Birth Certificate',
  validFrom: '2026-06-15T08:30:00.000Z',
  credentialSubject: { name: 'सुनीता', facts: [] },
};
const english = { ...usualCouncil, name: 'Green Valley', hoursNote: 'Closed on Sundays' };

beforeEach(async () => {
  await act(async () => void (await activateLanguage('hi')));
});
afterEach(async () => {
  localStorage.clear();
  await act(async () => void (await activateLanguage('en')));
});

const show = (page: Parameters<typeof renderPortal>[0], path = '/') =>
  act(() => Promise.resolve(renderPortal(page, { path })));

describe('the council’s texts in Hindi sentences (#20.4)', () => {
  it('marks its English name above every page and below it', async () => {
    saveCouncil(english);
    await show(
      <>
        <Header />
        <Footer />
      </>,
    );
    const marked = (landmark: string) =>
      within(screen.getByRole(landmark)).getByText('Green Valley', { exact: true });
    expect(marked('banner')).toHaveAttribute('lang', 'en');
    expect(marked('contentinfo')).toHaveAttribute('lang', 'en');
    expect(sentencesWith('Green Valley')).toEqual([
      expect.stringContaining('डिजिटल सेवाएँ'),
      expect.stringContaining('सभी अधिकार सुरक्षित'),
    ]);
  });

  it.each<[CheckAnswer, RegExp]>([
    [{ kind: 'valid', claims }, /जारी किया है/],
    [{ kind: 'expired', claims, on: '2026-10-31' }, /जारी किया था/],
    [{ kind: 'not-issued' }, /हस्ताक्षर नहीं हैं/],
    [{ kind: 'unknown-number' }, /कोई प्रमाण पत्र जारी नहीं किया/],
  ])('marks its English name in the answer of a check: %j', async (answer, sentence) => {
    jest.mocked(check).mockResolvedValue(answer);
    saveCouncil(english);
    await show(<VerifyPage />, '/verify#code');
    await screen.findByRole('heading', { level: 1 });
    expect(sentencesWith('Green Valley')).toContainEqual(expect.stringMatching(sentence));
  });

  it('marks its English name where a certificate is checked', async () => {
    saveCouncil(english);
    await show(<VerifyPage />, '/verify');
    expect(sentencesWith('Green Valley')).toContainEqual(expect.stringMatching(/प्रमाण पत्र असली/));
  });

  it('marks its English name where an application is tracked', async () => {
    saveCouncil(english);
    await show(<TrackPage />, '/track');
    expect(sentencesWith('Green Valley')).toEqual([expect.stringMatching(/आवेदन/)]);
  });

  it('marks its English name where no application is found', async () => {
    jest.mocked(findTracking).mockResolvedValue({ kind: 'missing' });
    saveCouncil(english);
    await show(<TrackPage />, '/track#7K2M-Q9XD-04TT-0');
    await screen.findByRole('heading', { level: 1, name: /आवेदन/ });
    expect(sentencesWith('Green Valley')).toContainEqual(expect.stringMatching(/7K2M/));
    for (const name of screen.getAllByText('Green Valley')) {
      expect(name.closest('[lang]')).toHaveAttribute('lang', 'en');
    }
  });

  it('marks nothing where it is named in Hindi', async () => {
    saveCouncil({ ...english, translations: { hi: { name: 'ग्राम पंचायत' } } });
    await show(<TrackPage />, '/track');
    for (const place of screen.getAllByText(/ग्राम पंचायत/)) {
      expect(place).not.toHaveAttribute('lang');
      expect(place.querySelector('[lang]')).toBeNull();
    }
  });

  it('marks the English note beside the hours', async () => {
    saveCouncil({ ...english, translations: { hi: { hours: 'सोमवार, 10:00' } } });
    await show(<ContactPage />);
    expect(screen.getByText('सोमवार, 10:00')).not.toHaveAttribute('lang');
    expect(screen.getByText('Closed on Sundays')).toHaveAttribute('lang', 'en');
  });

  it('marks what to bring to the office', async () => {
    const text = (of: string) => ({ text: of, lang: 'en' });
    await show(
      <ServiceSections
        service={{
          id: 'pension',
          slug: 'pension',
          firstName: 'Pension',
          name: text('Pension'),
          description: text(''),
          who: undefined,
          papers: [],
          days: 15,
          fee: 0,
          bring: text('Your ration card'),
          outcome: 'answer',
        }}
      />,
    );
    expect(screen.getByText('Your ration card')).toHaveAttribute('lang', 'en');
  });
});
