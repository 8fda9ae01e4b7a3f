import { drawNumber } from './drawNumber';

afterEach(() => jest.restoreAllMocks());

it('returns the year and twelve random digits', () => {
  const drawn = Array.from({ length: 50 }, () => drawNumber(new Date(2026, 5, 1)));
  for (const number of drawn) expect(number).toMatch(/^2026-\d{12}$/);
  expect(new Set(drawn).size).toBe(50);
});

it('keeps leading zeros', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  expect(drawNumber(new Date(2027, 0, 1))).toBe('2027-000000000000');
});
