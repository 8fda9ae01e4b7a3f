import { AreaLoadError } from '../areas/AreaLoadError';
import { errorMessage, onPortalEvent, type PortalEvent, reportPortalEvent } from './portalEvents';

const event: PortalEvent = { type: 'circuit', area: 'staff', state: 'open' };

it('tells everybody who listens, until they stop', () => {
  const listener = jest.fn();
  const stop = onPortalEvent(listener);

  reportPortalEvent(event);
  stop();
  reportPortalEvent(event);

  expect(listener.mock.calls).toEqual([[event]]);
});

it('tells a script that is no part of the build, through the window', () => {
  const told: unknown[] = [];
  const listener = ({ detail }: CustomEventInit<unknown>) => told.push(detail);
  window.addEventListener('portal-event', listener);

  reportPortalEvent(event);
  window.removeEventListener('portal-event', listener);

  expect(told).toEqual([event]);
});

it('goes on where a listener fails', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const listener = jest.fn();
  const stops = [
    onPortalEvent(() => {
      throw new Error('the monitoring is down');
    }),
    onPortalEvent(listener),
  ];

  reportPortalEvent(event);
  for (const stop of stops) stop();

  expect(listener).toHaveBeenCalledWith(event);
});

const errors: [unknown, string][] = [
  [new Error('a'), 'Error: a'],
  [new AreaLoadError('b', { cause: new TypeError('c') }), 'AreaLoadError: b ← TypeError: c'],
  ['d', 'd'],
];

it.each(errors)('says an error and what led to it in one line: %p', (error, line) => {
  expect(errorMessage(error)).toBe(line);
});
