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
  it('reads what is public of a row, and nothing else (#19.1)', () => {
    expect(readTrackingRow(number, { ...tracking, applicant: 'Asha' })).toEqual(tracking);
    expect(readTrackingRow(number, undated)).toEqual(undated);
  });

  it.each([
    ['a status of a later portal', { status: 'archived' }],
    ['no service', { service: undefined }],
    ['a time that is none', { since: 'yesterday' }],
    ['a day that is none', { deadline: { day: 'soon' } }],
  ])('refuses %s (#19.1)', (_what, wrong) => {
    expect(readTrackingRow(number, { ...tracking, ...wrong })).toBeUndefined();
  });
});

describe('readTrackingDocument', () => {
  it('reads what is public of a document, and nothing else (#19.1)', () => {
    expect(readTrackingDocument(number, { name: 'x', fields })).toEqual(tracking);
  });

  it('reads one whose days run, and one without a day (#19.1)', () => {
    const running = { mapValue: { fields: { day: text('2026-12-04') } } };
    expect(readTrackingDocument(number, { fields: { ...fields, deadline: running } })).toEqual({
      ...tracking,
      deadline: { day: '2026-12-04' },
    });
    const dayless = { fields: { ...fields, deadline: { nullValue: null } } };
    expect(readTrackingDocument(number, dayless)).toEqual(undated);
  });

  it.each([
    ['a status of a later portal', { status: text('archived') }],
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
