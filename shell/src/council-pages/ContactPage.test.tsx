import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { renderPortal } from '../../../tools/testing/renderPortal';
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

/** What an admin has set, as both stores keep it. */
const settings = {
  ...{ name: 'Gram Panchayat Wadi', address: 'Ward 3, Wadi', phone: '02112 223344' },
  ...{ email: 'wadi@council.example', hoursNote: '', revision: 4, language: 'mr' },
  ...{ openDays: [1, 3], opensAt: '09:30', closesAt: '13:00' },
  translations: { mr: { name: 'ग्रामपंचायत वाडी' } },
};
const hours = 'Monday and Wednesday, 9:30 am – 1:00 pm';

/** The values of Firestore's REST API: each names its type. */
function typed(value: unknown): object {
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  if (value instanceof Object) return { mapValue: { fields: fieldsOf(value) } };
  return { stringValue: value };
}
const fieldsOf = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, typed(value)]));

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
  globalThis.indexedDB = new IDBFactory();
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  jest.mocked(loadRecords).mockClear();
});
afterEach(() => localStorage.clear());

/** What was set is on the page and in the footer, and the code of the records was not asked for. */
async function expectWhatWasSet() {
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).toHaveTextContent('Ward 3, Wadi'));
  expect(main).toHaveTextContent(hours);
  expect(within(main).getByRole('link', { name: 'wadi@council.example' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Gram Panchayat Wadi');
  expect(readCouncil().translations?.mr).toMatchObject({ name: 'ग्रामपंचायत वाडी' });
  expect(loadRecords).not.toHaveBeenCalled();
}

describe('the contact page of a portal with the live store (#21.5)', () => {
  beforeEach(() => {
    configuration.mockResolvedValue({
      ...{ identity: { projectId: 'demo-council' }, records: { store: 'firestore' } },
    });
  });

  it('shows what the council has set, by one request and without the store', async () => {
    answer(200, { fields: fieldsOf(settings) });
    show();
    await expectWhatWasSet();
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(
      'https://firestore.googleapis.com/v1/projects/demo-council/databases/(default)/documents/settings/council',
      expect.anything(),
    );
  });

  it.each<[string, () => void]>([
    ['does not answer', () => undefined],
    ['has nothing set', () => answer(404, { error: { status: 'NOT_FOUND' } })],
    ['is stood in for by a page of a Wi-Fi', () => answer(200, { welcome: true })],
    [
      'has settings that cannot be read',
      () => answer(200, { fields: fieldsOf({ ...settings, opensAt: 'noon' }) }),
    ],
  ])('keeps what was known before where the store %s', async (_what, arrange) => {
    saveCouncil({ ...usualCouncil, address: 'Ward 1, Wadi' });
    arrange();
    show();
    await waitFor(() => expect(request).toHaveBeenCalled());
    await new Promise((resume) => setTimeout(resume, 0));
    expect(screen.getByRole('main')).toHaveTextContent('Ward 1, Wadi');
  });
});

describe('the contact page of a portal with the records of the device (#21.5)', () => {
  beforeEach(() => configuration.mockResolvedValue({ records: { store: 'device' } }));

  async function keep(row: object) {
    const opening = indexedDB.open('village-council', 10);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('settings', { keyPath: 'id' }).put(row);
    };
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
  }

  it('shows what was set in this browser, without the store', async () => {
    await keep({ ...settings, id: 'council' });
    show();
    await expectWhatWasSet();
    expect(request).not.toHaveBeenCalled();
  });

  it('makes no records where there are none', async () => {
    const opening = jest.spyOn(indexedDB, 'open');
    show();
    await waitFor(() => expect(opening).toHaveBeenCalled());
    await new Promise((resume) => setTimeout(resume, 0));
    expect(await indexedDB.databases()).toEqual([]);
    expect(screen.getByRole('main')).toHaveTextContent(usualCouncil.address);
  });
});
