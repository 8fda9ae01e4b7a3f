import { plainFields } from '../public-records/plainFields';
import { readTracking } from './readTracking';

const number = '7K2MQ9XD04TT0';
const undated = {
  number,
  service: 'Birth Certificate',
  status: 'returned',
  submittedAt: '2026-11-02T08:30:00.000Z',
  since: '2026-11-20T08:30:00.000Z',
};
const tracking = { ...undated, deadline: { day: '2026-12-04', left: -3 } };
const stored = { ...tracking, application: 'a1', revision: 3 };

describe('readTracking', () => {
  it('reads only the public fields of a document (#19.1)', () => {
    expect(readTracking(number, stored)).toEqual(tracking);
  });

  it('reads a document with a running deadline, and one without a deadline (#19.1)', () => {
    const running = { ...tracking, deadline: { day: '2026-12-04' } };
    expect(readTracking(number, running)).toEqual(running);
    expect(readTracking(number, { ...stored, deadline: null })).toEqual(undated);
  });

  it('reads a document of the live store (#19.1)', () => {
    const text = (stringValue: string) => ({ stringValue });
    const time = (timestampValue: string) => ({ timestampValue });
    const fields = {
      application: text('a1'),
      service: text(tracking.service),
      status: text('returned'),
      revision: { integerValue: '3' },
      submittedAt: time(tracking.submittedAt),
      since: time(tracking.since),
      deadline: { mapValue: { fields: { day: text('2026-12-04'), left: { integerValue: '-3' } } } },
    };
    expect(readTracking(number, plainFields({ name: 'x', fields }))).toEqual(tracking);
    const dayless = { ...fields, deadline: { nullValue: null } };
    expect(readTracking(number, plainFields({ fields: dayless }))).toEqual(undated);
  });

  it.each([
    ['a status of a later release', { status: 'archived' }],
    ['no service', { service: undefined }],
    ['an invalid time', { since: 'yesterday' }],
    ['a day for a time', { since: '2026-11-20' }],
    ['an invalid day', { deadline: { day: 'soon' } }],
    ['a deadline without its day', { deadline: {} }],
    ['a text for the days that are left', { deadline: { day: '2026-12-04', left: '3' } }],
  ])('refuses %s (#19.1)', (_what, wrong) => {
    expect(readTracking(number, { ...stored, ...wrong })).toBeUndefined();
  });

  it('refuses what is no document (#19.1)', () => {
    expect(readTracking(number, plainFields('a page of a Wi-Fi'))).toBeUndefined();
    expect(readTracking(number, undefined)).toBeUndefined();
  });
});
