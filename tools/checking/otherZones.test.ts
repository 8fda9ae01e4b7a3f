/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Prints what the portal makes of one moment and one day; Node reads the time zone when it starts. */
const script = `
const { councilDay, councilTime, councilYear } = require('./shared-model/src/clock/councilDay');
const { dayAfter, lastDayOfMonth } = require('./shared-data/src/samples/sampleTime');
const { officeHours } = require('./shared-model/src/settings/officeHours');
const { drawNumber } = require('./shared-data/src/council/drawNumber');
const { statedAnswer } = require('./shared-model/src/certificates/statedAnswer');
const newYear = new Date('2026-12-31T18:35:00Z');
console.log(JSON.stringify([
  councilDay(newYear), councilTime(newYear), councilYear(newYear), dayAfter(newYear, 1), lastDayOfMonth(newYear, -1),
  officeHours({ openDays: [1, 2, 3, 4, 5], opensAt: '10:00', closesAt: '17:00' }, ['en-IN']),
  drawNumber(newYear).slice(0, 4), statedAnswer({ kind: 'date' }, '2026-06-15'),
]));`;

const seenIn = (zone: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['-r', 'esbuild-register', '-e', script], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    }),
  );

it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'has the council’s days, hours and years for a reader in %s @rest (#44.14)',
  (zone) => {
    expect(seenIn(zone)).toEqual([
      ...['2027-01-01', '2027-01-01T00:05:00+05:30', 2027, '2027-01-02', '2026-12-31'],
      expect.stringMatching(/Monday.+Friday, 10:00.+5:00/),
      '2027',
      '15 June 2026',
    ]);
  },
);
