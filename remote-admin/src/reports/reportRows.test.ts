import type { Report } from 'shared-data';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { useMessages } from '../i18n';
import { useReportMessages } from './i18n';
import { inTimeShare, reportRows } from './reportRows';

const inTime = { promised: 3, inTime: 2 };
const byOutcome = { pending: 1, approved: 3, rejected: 0 };

const report: Report = {
  total: 4,
  byOutcome,
  byService: [{ service: 'Birth', total: 4, byOutcome, averageWorkingDays: 2.04, inTime }],
  overTime: {
    length: 'week',
    steps: [{ from: '2026-11-01', submitted: 4, decided: 3 }],
  },
  decisions: {
    count: 3,
    averageWorkingDays: 1.66,
    inTime,
    bySpan: [],
  },
  byOfficer: [
    { uid: 'c', name: 'Usha Naik', recommended: 3, decided: 0, inTime },
    {
      uid: 'd',
      name: 'Ravi Patil',
      recommended: 1,
      decided: 0,
      inTime: { promised: 0, inTime: 0 },
    },
  ],
  overdue: {
    count: 60,
    listed: [
      {
        id: 'z',
        number: '#PAN-2026-099',
        service: 'Birth',
        applicant: 'Zubeda',
        day: '2026-11-12',
        byDays: 11,
        assignee: undefined,
      },
    ],
  },
};

const head = ['Village Council', 'Report for 1 – 2 Nov 2026, made on 24 Nov 2026.'];
const rows = reportRows(
  report,
  { head },
  { t: messagesOf(useReportMessages), tAdmin: messagesOf(useMessages) },
);

describe('reportRows', () => {
  it('starts with the head, a row for each line, and the names of the columns (#18.3)', () => {
    expect(rows.slice(0, 3)).toEqual([
      ['Village Council'],
      ['Report for 1 – 2 Nov 2026, made on 24 Nov 2026.'],
      ['Table', 'Item', 'Figure', 'Value'],
    ]);
  });

  it.each([
    ['Time to decision', 'All decided in this period', 'Applications', 3],
    ['Time to decision', 'All decided in this period', 'Working days to decision', 1.7],
    ['Time to decision', 'All decided in this period', 'Decided in time (%)', 66],
    ['Time to decision', 'All decided in this period', 'Decided, with a promised day', 3],
    ['Applications over time', '2026-11-01', 'Submitted', 4],
    ['Applications over time', '2026-11-01', 'Decided', 3],
    ['By service', 'Birth', 'Working days to decision', 2],
    ['By service', 'Birth', 'Decided in time (%)', 66],
    ['By officer', 'Usha Naik', 'Recommended', 3],
    ['By officer', 'Usha Naik', 'Decided in time (%)', 66],
    ['Overdue now', 'All open applications', 'Applications', 60],
    ['Overdue now', '#PAN-2026-099', 'Service', 'Birth'],
    ['Overdue now', '#PAN-2026-099', 'Applicant', 'Zubeda'],
    ['Overdue now', '#PAN-2026-099', 'Promised day', '2026-11-12'],
    ['Overdue now', '#PAN-2026-099', 'Overdue by (days)', 11],
    ['Overdue now', '#PAN-2026-099', 'Who has it', 'Nobody'],
  ])('contains under %s for %s: %s %s', (...row) => {
    expect(rows).toContainEqual(row);
  });

  it('leaves out missing figures', () => {
    const ofRavi = rows.filter(([, item]) => item === 'Ravi Patil').map(([, , figure]) => figure);
    expect(ofRavi).toEqual(['Recommended', 'Decided']);
  });
});

it.each([
  [0, 0, null],
  [3, 0, 0],
  [3, 2, 66],
  [200, 199, 99],
  [200, 200, 100],
])('converts %d promised and %d in time to %j percent', (promised, decided, share) => {
  expect(inTimeShare({ promised, inTime: decided })).toBe(share);
});
