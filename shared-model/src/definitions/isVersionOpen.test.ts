import { isVersionOpen } from './isVersionOpen';

const published = new Date('2026-11-20T09:00:00.000Z');

describe('isVersionOpen', () => {
  it.each<[string, Date | undefined, number, string, boolean]>([
    ['the current version', undefined, 0, '2030-01-01T00:00:00.000Z', true],
    ['a superseded one within the days', published, 7, '2026-11-27T08:59:59.999Z', true],
    ['a superseded one after them', published, 7, '2026-11-27T09:00:00.000Z', false],
    [
      'a superseded one where no day is left for it',
      published,
      0,
      '2026-11-20T09:00:00.000Z',
      false,
    ],
  ])('says of %s whether it is accepted (#44d)', (_, supersededAt, days, now, isOpen) => {
    expect(isVersionOpen(supersededAt, days, new Date(now))).toBe(isOpen);
  });
});
