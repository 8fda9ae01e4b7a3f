import { act, screen } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { sentencesWith } from '../../../tools/testing/unmarkedText';
import { ContactPage } from '../council-pages/ContactPage';
import { ServiceSections } from '../service-pages/ServiceSections';
import { findTracking } from '../track/findTracking';
import { TrackPage } from '../track/TrackPage';
import { saveCouncil, usualCouncil } from './council';

jest.mock('./useLatestCouncil');
jest.mock('../track/findTracking', () => ({ findTracking: jest.fn() }));

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

describe('words of the council in Hindi sentences (#20.4)', () => {
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
          ...{ id: 'pension', slug: 'pension', firstName: 'Pension', name: text('Pension') },
          ...{ description: text(''), who: undefined, papers: [], days: 15, fee: 0 },
          ...{ bring: text('Your ration card'), outcome: 'answer' },
        }}
      />,
    );
    expect(screen.getByText('Your ration card')).toHaveAttribute('lang', 'en');
  });
});
