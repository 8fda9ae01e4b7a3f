import { readTrackingDocument, readTrackingRow } from './readTracking';

const number = '7K2MQ9XD04TT0';
const undated = {
  ...{ number, service: 'Birth Certificate', status: 'returned' },
  ...{ submittedAt: '2026-11-02T08:30:00.000Z', since: '2026-11-20T08:30:00.000Z' },
};
const tracking = { ...undated, deadline: { day: '2026-12-04', left: -3 } };
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

describe('readTrackingRow', () => {
  it('reads only the public fields of a row (#19.1)', () => {
    expect(readTrackingRow(number, { ...tracking, applicant: 'Asha' })).toEqual(tracking);
    expect(readTrackingRow(number, undated)).toEqual(undated);
  });

  it.each([
    ['a status of a later release', { status: 'archived' }],
    ['no service', { service: undefined }],
    ['an invalid time', { since: 'yesterday' }],
    ['an invalid day', { deadline: { day: 'soon' } }],
  ])('refuses %s (#19.1)', (_what, wrong) => {
    expect(readTrackingRow(number, { ...tracking, ...wrong })).toBeUndefined();
  });
});

describe('readTrackingDocument', () => {
  it('reads only the public fields of a document (#19.1)', () => {
    expect(readTrackingDocument(number, { name: 'x', fields })).toEqual(tracking);
  });

  it('reads a document with a running deadline, and one without a deadline (#19.1)', () => {
    const running = { mapValue: { fields: { day: text('2026-12-04') } } };
    expect(readTrackingDocument(number, { fields: { ...fields, deadline: running } })).toEqual({
      ...tracking,
      deadline: { day: '2026-12-04' },
    });
    const dayless = { fields: { ...fields, deadline: { nullValue: null } } };
    expect(readTrackingDocument(number, dayless)).toEqual(undated);
  });

  it.each([
    ['a status of a later release', { status: text('archived') }],
    ['a text for a time', { since: text('2026') }],
    ['a map without its day', { deadline: { mapValue: { fields: {} } } }],
    ['no service', { service: undefined }],
  ])('refuses %s (#19.1)', (_what, wrong) => {
    expect(readTrackingDocument(number, { fields: { ...fields, ...wrong } })).toBeUndefined();
  });

  it('refuses what is no document (#19.1)', () => {
    expect(readTrackingDocument(number, 'a page of a Wi-Fi')).toBeUndefined();
  });
});
