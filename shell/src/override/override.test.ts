import { fillLocalStorage } from '../../../tools/testing/fillLocalStorage';
import { endOverride, findOverride, startOverride } from './override';

const override = { area: 'staff', entry: 'https://staff.example/mf-manifest.json' } as const;

afterEach(() => {
  jest.restoreAllMocks();
  endOverride();
});

it('survives a reload', () => {
  startOverride(override);
  expect(localStorage.getItem('portal-override')).toBe(
    'staff https://staff.example/mf-manifest.json',
  );
  expect(findOverride()).toEqual(override);
});

it('replaces an earlier one where storage is full (#44.13)', () => {
  startOverride({ ...override, entry: 'https://staff.example/earlier.json' });
  fillLocalStorage();
  startOverride(override);
  expect(findOverride()).toEqual(override);
  endOverride();
});

it('holds for this page where storage is blocked or full, and can be ended (#44.13)', () => {
  for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
  }
  startOverride(override);
  expect(findOverride()).toEqual(override);
  endOverride();
  expect(findOverride()).toBeUndefined();
});
