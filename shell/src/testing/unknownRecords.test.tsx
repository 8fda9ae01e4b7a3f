/** @jest-environment-options {"url": "https://council.example/"} */
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { openCouncil } from '../../../tools/testing/openCouncil';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { storedDocument } from '../../../tools/testing/storedDocument';
import { settle } from '../../../tools/testing/unknown/settle';
import { textsOf } from '../../../tools/testing/unknown/textsOf';
import { readConfiguration } from '../configuration/configuration';
import { saveCouncil, usualCouncil } from '../council/council';
import { ContactPage } from '../council-pages/ContactPage';
import { ServicePage } from '../service-pages/ServicePage';
import { services } from '../service-pages/services';
import { ServicesPage } from '../service-pages/ServicesPage';
import { TrackPage } from '../track/TrackPage';
import { standInForCaches } from '../verify/testing/standInForCaches';
import { VerifyPage } from '../verify/VerifyPage';
import { hangUntilAborted } from './hangUntilAborted';

jest.mock('../configuration/configuration', () => ({ readConfiguration: jest.fn() }));

const number = '7K2MQ9XD04TT0';
const configuration = jest.mocked(readConfiguration);
const request = jest.spyOn(globalThis, 'fetch');
const live = { identity: { projectId: 'demo-council' }, records: { store: 'firestore' } };
const noAnswer = new Promise<never>(() => undefined);

/** What the live store holds, by the path of the document. */
let stored: Record<string, object>;
let token: string;

const time = (timestampValue: string) => ({ timestampValue });
const nothing = { nullValue: null };

beforeAll(async () => {
  const council = await openCouncil();
  const { key, record } = council;
  ({ token } = council);
  const { x, y } = key.publicKey;
  const { fields: certificate } = storedDocument({
    title: record.title,
    maskedHolder: record.maskedHolder,
    kid: record.kid,
    digest: record.digest,
    state: 'valid',
    validUntil: '2099-12-10',
  });
  const { fields: tracking } = storedDocument({ service: 'Birth Certificate', status: 'pending' });
  const since = time('2026-11-02T08:30:00.000Z');
  stored = {
    [`tracking/${number}`]: {
      fields: {
        ...tracking,
        submittedAt: since,
        since,
        deadline: { mapValue: storedDocument({ day: '2026-11-12' }) },
      },
    },
    'settings/office': storedDocument({ overdueAdvice: 'First appeal: the block office.' }),
    'settings/council': storedDocument({
      name: 'Gram Panchayat Wadi',
      address: 'Ward 3, Wadi',
      phone: '',
      hoursNote: '',
      email: 'wadi@council.example',
      openDays: [1, 3],
      opensAt: '09:30',
      closesAt: '13:00',
    }),
    [`keys/${key.kid}`]: {
      fields: {
        ...storedDocument({ x, y }).fields,
        createdAt: time('2026-01-01T00:00:00Z'),
        revokedAt: nothing,
      },
    },
    [`certificates/${record.number}`]: {
      fields: { ...certificate, issuedAt: time(record.issuedAt) },
    },
  };
});

beforeEach(() => {
  standInForCaches();
  jest.spyOn(console, 'warn').mockReturnValue();
  configuration.mockResolvedValue(live);
  saveCouncil({ ...usualCouncil, name: 'Gram Panchayat Wadi', address: 'Ward 3, Wadi' });
});
afterEach(() => localStorage.clear());

const json = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** The ways in which a record is not known. */
const unknowns: Record<string, typeof fetch> = {
  'a server that does not answer': hangUntilAborted,
  'no connection and no cache': () => Promise.reject(new TypeError('Failed to fetch')),
  'a refused read': json(403, { error: { status: 'PERMISSION_DENIED' } }),
  'a limit that is used up': json(429, { error: { status: 'RESOURCE_EXHAUSTED' } }),
  'a fault of the server': json(500, { error: { status: 'INTERNAL' } }),
  'a 404 of another server': () => Promise.resolve(new Response('<h1>404</h1>', { status: 404 })),
  'the page of a public Wi-Fi': () => Promise.resolve(new Response('<h1>Sign in</h1>')),
  'a record of another shape': json(200, { fields: {} }),
};

const pathOf = (address: unknown) => String(address).split('/documents/')[1] ?? '';

/** Answers from `stored`, and as if it were not known where `isUnknown` says so. */
function answer(isUnknown: (path: string) => boolean, how: typeof fetch) {
  const asked = new Set<string>();
  request.mockReset().mockImplementation((address, init) => {
    const path = pathOf(address);
    asked.add(path);
    if (isUnknown(path)) return how(address, init);
    const document = stored[path];
    return document
      ? json(200, document)()
      : json(404, { error: { code: 404, status: 'NOT_FOUND' } })();
  });
  return asked;
}

/** Sentences that say that there is none, or that a paper is not one of the council's. */
const saysNone =
  /\b(no|none|nobody|nothing|never|empty|0)\b|not (yet|offered|any|issued|signed)|\byet\b|do not accept/i;
const saysUnknown =
  /could not be (looked up|checked)|cannot be reached|^(Looking|Checking)|has not been checked on this device before/;

interface Screen {
  path: () => string;
  page: ReactElement;
  /** A number that is typed there. */
  typed?: string;
}

/** What they show of the records is the answer to a question. */
const answers: Record<string, Screen> = {
  'the tracking page': { path: () => `/track#${number}`, page: <TrackPage /> },
  'the check of a code': { path: () => `/verify#${token}`, page: <VerifyPage /> },
  'the check of a number': { path: () => '/verify', page: <VerifyPage />, typed: '000000000102V' },
};
/** They show published texts, and the council's details beside them. */
const others: Record<string, Screen> = {
  'the contact page': { path: () => '/contact', page: <ContactPage /> },
  'the services': { path: () => '/services', page: <ServicesPage /> },
  'the page of a service': {
    path: () => `/services/${services[0]?.slug}`,
    page: <ServicePage />,
  },
};

async function show({ path, page, typed }: Screen) {
  const { container, unmount, user } = renderPortal(
    <main>
      <Routes>
        <Route path="/services/:slug" element={page} />
        <Route path="*" element={page} />
      </Routes>
    </main>,
    { path: path() },
  );
  await settle(container);
  if (typed) {
    await user.click(screen.getByRole('textbox'));
    await user.paste(typed);
    await user.keyboard('{Enter}');
    await settle(container);
  }
  const texts = textsOf(screen.getByRole('main'));
  unmount();
  return texts;
}

const wrongIn = (texts: readonly string[]) =>
  texts.filter((text) => saysNone.test(text) && !saysUnknown.test(text));
const isTold = (texts: readonly string[]) => texts.some((text) => saysUnknown.test(text));

describe('records that are not known on a public page @rest (#44.2)', () => {
  it.each(Object.entries({ ...answers, ...others }))(
    'are not shown as none on %s @rest',
    async (name, shown) => {
      const paths = answer(() => false, hangUntilAborted);
      const known = await show(shown);
      expect(isTold(known)).toBe(false);
      const asked = [...paths];
      expect(asked).not.toEqual([]);

      const faults: string[] = [];
      for (const [how, respond] of Object.entries(unknowns)) {
        for (const alone of [undefined, ...asked]) {
          answer((path) => alone === undefined || path === alone, respond);
          const added = (await show(shown)).filter((text) => !known.includes(text));
          const what = `${how}, ${alone?.replace(/\/.*/, '') ?? 'all'}: `;
          const wrong = wrongIn(added);
          if (wrong.length > 0) faults.push(`${what}'${wrong.join("' '")}'`);
          if (name in answers && !alone && !isTold(added)) faults.push(`${what}it is not told`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it.each([
    ['is not answered', () => noAnswer],
    ['cannot be fetched', () => Promise.reject(new Error('no network'))],
    ['names no project', () => Promise.resolve({ records: { store: 'firestore' } })],
  ])('are not shown as none while the configuration %s', async (_how, read) => {
    configuration.mockImplementation(read);
    answer(() => false, hangUntilAborted);
    for (const [name, shown] of Object.entries(answers)) {
      const texts = await show(shown);
      expect([name, wrongIn(texts), isTold(texts)]).toEqual([name, [], true]);
    }
  });

  it.each<[string, () => IDBOpenDBRequest]>([
    ['does not open', () => new EventTarget() as IDBOpenDBRequest],
    [
      'is blocked',
      () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    ],
    [
      'fails',
      () => {
        const opening = new EventTarget() as IDBOpenDBRequest;
        queueMicrotask(() => void opening.onerror?.(new Event('error')));
        return opening;
      },
    ],
  ])('are not shown as none where the storage of the device %s', async (_how, open) => {
    configuration.mockResolvedValue({ records: { store: 'device' } });
    Object.assign(globalThis, { indexedDB: { open } });
    for (const [name, shown] of Object.entries(answers)) {
      const texts = await show(shown);
      expect([name, wrongIn(texts), isTold(texts)]).toEqual([name, [], true]);
    }
  });

  it.each(Object.entries(answers))(
    'are told from records that do not exist, on %s',
    async (_name, shown) => {
      answer(() => true, json(404, { error: { status: 'NOT_FOUND' } }));
      const texts = await show(shown);
      expect(wrongIn(texts)).not.toEqual([]);
      expect(isTold(texts)).toBe(false);
    },
  );

  it.each(Object.entries(unknowns))(
    'leave the council’s last known details on the contact page: %s',
    async (_name, respond) => {
      answer(() => true, respond);
      const texts = await show({ path: () => '/contact', page: <ContactPage /> });
      expect(texts).toContain('Ward 3, Wadi');
      expect(texts).not.toContain(usualCouncil.address);
    },
  );
});
