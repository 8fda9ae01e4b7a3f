import { canCloseSaturdays, type Weekday } from './weekdays';
import { SettingsChangedError, usualSettings } from './CouncilSettings';
import { inOrderOfDays, usualOffice } from './OfficeSettings';
import { saveOver } from './saveOver';

it('starts with settings that can be shown before an admin has set any', () => {
  expect(usualSettings).toEqual({
    name: 'Village Council',
    address: 'Village Council Office, Main Road',
    phone: '',
    email: 'help@council.example',
    openDays: [1, 2, 3, 4, 5],
    revision: 0,
    opensAt: '10:00',
    closesAt: '17:00',
    hoursNote: 'Closed on public holidays',
  });
  expect(usualOffice).toEqual({ holidays: [], overdueAdvice: '', graceDays: 7, revision: 0 });
});

it.each<[Weekday[], boolean]>([
  [[1, 2, 3, 4, 5, 6], true],
  [[6, 0], true],
  [[6], false],
  [[1, 2, 3, 4, 5], false],
  [[], false],
])('an office that is open on %j can close on some Saturdays: %s', (openDays, can) => {
  expect(canCloseSaturdays(openDays)).toBe(can);
});

it('saves the holidays in the order of their days', () => {
  const [first, second] = [
    { day: '2026-01-26', name: 'Republic Day' },
    { day: '2026-08-15', name: 'Independence Day' },
  ];
  const settings = { ...usualOffice, overdueAdvice: 'Call us', holidays: [second, first] };
  expect(inOrderOfDays(settings)).toEqual({ ...settings, holidays: [first, second] });
  expect(settings.holidays).toEqual([second, first]);
});

describe('saveOver', () => {
  const kept = { revision: 3, note: 'before' };

  it('gives settings that replace the current ones the next revision', () => {
    expect(saveOver(kept, { revision: 3, note: 'after' })).toEqual({ revision: 4, note: 'after' });
  });

  it('refuses settings that are based on another revision', () => {
    expect(() => saveOver(kept, { revision: 2, note: 'after' })).toThrow(SettingsChangedError);
  });
});
