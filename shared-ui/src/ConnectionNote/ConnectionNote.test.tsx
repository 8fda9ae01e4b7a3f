import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { ConnectionNote } from './ConnectionNote';
import { formatSince } from './useSince';

const noon = Number(new Date('2026-11-21T12:00:00+05:30'));
const hour = 3_600_000;

beforeEach(() => jest.useFakeTimers({ now: noon }));
afterEach(() => jest.useRealTimers());

const note = (isOffline: boolean, since: number | null = null) => (
  <ConnectionNote isOffline={isOffline} since={since} />
);
const status = () => screen.getByRole('status');

it('shows nothing while there is a connection', () => {
  renderUi(note(false));
  expect(status()).toBeEmptyDOMElement();
});

it('shows that the connection is lost, and for a few seconds that it is back', () => {
  const { rerender } = renderUi(note(false));
  rerender(note(true));
  expect(status()).toHaveTextContent('You are offline.');
  rerender(note(false));
  expect(status()).toHaveTextContent('Connected again');
  act(() => jest.advanceTimersByTime(10_000));
  expect(status()).toBeEmptyDOMElement();
});

it('shows only that the connection is lost when it breaks again at once', () => {
  const { rerender } = renderUi(note(true));
  rerender(note(false));
  rerender(note(true));
  expect(status()).toHaveTextContent(/^You are offline\.$/);
  act(() => jest.advanceTimersByTime(10_000));
  expect(status()).toHaveTextContent(/^You are offline\.$/);
});

it('adds the date when the day is over', () => {
  renderUi(note(true, noon - 2 * hour));
  expect(status()).toHaveTextContent(/stored on this device at 10:00\sam\./);
  act(() => jest.advanceTimersByTime(13 * hour));
  expect(status()).toHaveTextContent(/stored on this device at 21 Nov 2026, 10:00\sam\./);
});

it.each([
  ['today', noon - hour, /^11:00\sam$/],
  ['yesterday at a later hour', noon - 20 * hour, /^20 Nov 2026, 4:00\spm$/],
  [
    'the same day of another year',
    Number(new Date('2025-11-21T09:00:00+05:30')),
    /^21 Nov 2025, 9:00\sam$/,
  ],
])('writes %s', (_when, moment, text) => {
  expect(formatSince(moment, noon)).toMatch(text);
});
