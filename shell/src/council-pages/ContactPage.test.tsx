import { act, screen, waitFor, within } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { storedDocument } from '../../../tools/testing/storedDocument';
import { readConfiguration } from '../configuration/configuration';
import { loadRecords } from '../configuration/loadRecords';
import { readCouncil, saveCouncil, usualCouncil } from '../council/council';
import { Footer } from '../footer/Footer';
import { ContactPage } from './ContactPage';

jest.mock('../configuration/configuration', () => ({ readConfiguration: jest.fn() }));
jest.mock('../configuration/loadRecords', () => ({
  loadRecords: jest.fn(() => new Promise(() => undefined)),
}));

const configuration = jest.mocked(readConfiguration);
const request = jest.spyOn(globalThis, 'fetch');

/** The settings of an admin, as the live store returns them. */
const settings = {
  name: 'Gram Panchayat Wadi',
  address: 'Ward 3, Wadi',
  phone: '02112 223344',
  email: 'wadi@council.example',
  hoursNote: '',
  revision: 4,
  language: 'mr',
  openDays: [1, 3],
  opensAt: '09:30',
  closesAt: '13:00',
  translations: { mr: { name: 'ग्रामपंचायत वाडी' } },
};

function answer(status: number, body: unknown) {
  request.mockResolvedValue({ status, json: () => Promise.resolve(body) } as Response);
}

function show() {
  renderPortal(
    <>
      <main>
        <ContactPage />
      </main>
      <Footer />
    </>,
    { path: '/contact' },
  );
}

beforeEach(() => {
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  jest.mocked(loadRecords).mockClear();
});
afterEach(() => localStorage.clear());

describe('the contact page of a portal with the live store (#21.5)', () => {
  beforeEach(() => {
    configuration.mockResolvedValue({
      identity: { projectId: 'demo-council' },
      records: { store: 'firestore' },
    });
  });

  it('shows the council’s settings with one request and without loading the store', async () => {
    answer(200, storedDocument(settings));
    show();
    const main = screen.getByRole('main');
    await waitFor(() => expect(main).toHaveTextContent('Ward 3, Wadi'));
    expect(main).toHaveTextContent('Monday and Wednesday, 9:30 am – 1:00 pm');
    expect(within(main).getByRole('link', { name: 'wadi@council.example' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Gram Panchayat Wadi');
    expect(readCouncil().translations?.mr).toMatchObject({ name: 'ग्रामपंचायत वाडी' });
    expect(loadRecords).not.toHaveBeenCalled();
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(
      'https://firestore.googleapis.com/v1/projects/demo-council/databases/(default)/documents/settings/council',
      expect.anything(),
    );
  });

  it('shows the closed Saturdays of the month in each language, on the page and in the footer @rest (#44.11)', async () => {
    answer(200, storedDocument({ ...settings, openDays: [1, 6], closedSaturdays: [2, 4] }));
    show();
    const closed = 'closed on the second and fourth Saturday of the month';
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(closed));
    expect(screen.getByRole('contentinfo')).toHaveTextContent(closed);
    await act(() => activateLanguage('hi'));
    const inHindi = 'महीने के दूसरे और चौथे शनिवार को बंद';
    expect(screen.getByRole('main')).toHaveTextContent(inHindi);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(inHindi);
    await act(() => activateLanguage('mr'));
    const inMarathi = 'महिन्याचा दुसरा आणि चौथा शनिवार बंद';
    expect(screen.getByRole('main')).toHaveTextContent(inMarathi);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(inMarathi);
    await act(() => activateLanguage('en'));
  });

  it.each<[string, () => void]>([
    ['does not answer', () => undefined],
    ['has nothing set', () => answer(404, { error: { status: 'NOT_FOUND' } })],
    ['is replaced by the login page of a Wi-Fi', () => answer(200, { welcome: true })],
    [
      'has settings that cannot be read',
      () => answer(200, storedDocument({ ...settings, opensAt: 'noon' })),
    ],
    [
      'has a sixth Saturday of the month',
      () => answer(200, storedDocument({ ...settings, closedSaturdays: [6] })),
    ],
  ])('keeps the last known details when the store %s', async (_what, arrange) => {
    saveCouncil({ ...usualCouncil, address: 'Ward 1, Wadi' });
    arrange();
    show();
    await waitFor(() => expect(request).toHaveBeenCalled());
    await new Promise((resume) => setTimeout(resume, 0));
    expect(readCouncil().address).toBe('Ward 1, Wadi');
    expect(screen.getByRole('main')).toHaveTextContent('Ward 1, Wadi');
  });
});

describe('the contact page of a portal with the records of the device (#21.5)', () => {
  it('shows the details stored in this browser, and queries neither the records nor a server @rest', async () => {
    configuration.mockResolvedValue({ records: { store: 'device' } });
    saveCouncil({ ...usualCouncil, address: 'Ward 1, Wadi' });
    show();
    await waitFor(() => expect(configuration).toHaveBeenCalled());
    await new Promise((resume) => setTimeout(resume, 0));
    expect(screen.getByRole('main')).toHaveTextContent('Ward 1, Wadi');
    expect(loadRecords).not.toHaveBeenCalled();
    expect(request).not.toHaveBeenCalled();
  });
});
