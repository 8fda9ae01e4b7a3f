import { IDBFactory } from 'fake-indexeddb';
import { readConfiguration } from '../configuration/configuration';
import { keepDocuments } from '../public-records/testing/keepDocuments';
import { findTracking } from './findTracking';

jest.mock('../configuration/configuration', () => ({ readConfiguration: jest.fn() }));

const number = '7K2MQ9XD04TT0';
const address = `https://firestore.googleapis.com/v1/projects/demo-council/databases/(default)/documents/tracking/${number}`;
const configuration = jest.mocked(readConfiguration);
const request = jest.spyOn(globalThis, 'fetch');
const tracking = {
  number,
  service: 'Birth Certificate',
  status: 'pending',
  submittedAt: '2026-11-02T08:30:00.000Z',
  since: '2026-11-02T08:30:00.000Z',
};

const overdue = { ...tracking, deadline: { day: '2026-11-12' } };
const advice = {
  overdueAdvice: 'First appeal: the block office.',
  translations: { mr: { overdueAdvice: 'पहिले अपील' } },
};

function answer(status: number, body: unknown) {
  const response = { status, json: () => Promise.resolve(body) };
  request.mockResolvedValue(response as Response);
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  configuration.mockResolvedValue({
    identity: { projectId: 'demo-council' },
    records: { store: 'firestore' },
  });
});

describe('findTracking on the live store', () => {
  it('requests the one document without identifying the visitor (#19.1)', async () => {
    const time = { timestampValue: tracking.since };
    answer(200, {
      fields: {
        service: { stringValue: tracking.service },
        status: { stringValue: 'pending' },
        submittedAt: time,
        since: time,
        deadline: { nullValue: null },
      },
    });
    expect(await findTracking(number)).toEqual({ kind: 'found', tracking });
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(
      address,
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
  });

  it('also requests the advice for an overdue application (#18)', async () => {
    const time = { timestampValue: tracking.since };
    const application = {
      service: { stringValue: tracking.service },
      status: { stringValue: 'pending' },
      submittedAt: time,
      since: time,
      deadline: { mapValue: { fields: { day: { stringValue: overdue.deadline.day } } } },
    };
    const words = { fields: { overdueAdvice: { stringValue: 'पहिले अपील' } } };
    const office = {
      overdueAdvice: { stringValue: advice.overdueAdvice },
      translations: { mapValue: { fields: { mr: { mapValue: words } } } },
    };
    request.mockImplementation((asked) => {
      const fields = asked === address ? application : office;
      return Promise.resolve(new Response(JSON.stringify({ fields })));
    });
    expect(await findTracking(number)).toEqual({ kind: 'found', tracking: overdue, advice });
    expect(request).toHaveBeenLastCalledWith(
      expect.stringMatching(/\/documents\/settings\/office$/),
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );

    request.mockImplementation((asked) =>
      asked === address
        ? Promise.resolve(new Response(JSON.stringify({ fields: application })))
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    expect(await findTracking(number)).toEqual({ kind: 'found', tracking: overdue });
  });

  it('returns missing when the store reports that there is none (#19.1)', async () => {
    answer(404, { error: { status: 'NOT_FOUND' } });
    expect(await findTracking(number)).toEqual({ kind: 'missing' });
  });

  it.each([
    ['does not answer', () => undefined],
    ['refuses', () => answer(403, { error: { status: 'PERMISSION_DENIED' } })],
    ['is replaced by the login page of a Wi-Fi', () => answer(200, { welcome: true })],
    ['has no address', () => configuration.mockResolvedValue({ records: { store: 'firestore' } })],
    ['has no configuration', () => configuration.mockRejectedValue(new Error('no network'))],
  ])('returns unreachable when the store %s (#19.1)', async (_what, arrange) => {
    arrange();
    expect(await findTracking(number)).toEqual({ kind: 'unreachable' });
  });
});

describe('findTracking on the device', () => {
  beforeEach(() => {
    configuration.mockResolvedValue({ records: { store: 'device' } });
  });

  const path = `tracking/${number}`;
  const stored = { ...tracking, application: 'a1', revision: 1, deadline: null };

  it('reads the document, and sends no request (#19.1)', async () => {
    await keepDocuments({ [path]: stored });
    expect(await findTracking(number)).toEqual({ kind: 'found', tracking });
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['the council’s advice', { ...advice, holidays: {}, revision: 1 }, { advice }],
    ['no advice if it has set none', undefined, {}],
    ['no advice if it cannot be read', { overdueAdvice: 7 }, {}],
  ])('returns for an overdue application %s (#18)', async (_what, office, more) => {
    await keepDocuments({
      [path]: { ...stored, deadline: overdue.deadline },
      ...(office ? { 'settings/office': office } : {}),
    });
    expect(await findTracking(number)).toEqual({ kind: 'found', tracking: overdue, ...more });
    expect(request).not.toHaveBeenCalled();
  });

  it('returns missing when there is no document, or no records at all (#19.1)', async () => {
    expect(await findTracking(number)).toEqual({ kind: 'missing' });
    await keepDocuments({ [path]: stored });
    expect(await findTracking('000000000102V')).toEqual({ kind: 'missing' });
  });

  it('returns unreachable when the browser refuses (#19.1)', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(await findTracking(number)).toEqual({ kind: 'unreachable' });
  });
});
