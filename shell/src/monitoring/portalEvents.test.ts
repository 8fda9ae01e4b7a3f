import { AreaLoadError } from '../areas/AreaLoadError';
import { errorMessage, onPortalEvent, type PortalEvent, reportPortalEvent } from './portalEvents';

const event: PortalEvent = { type: 'circuit', area: 'staff', state: 'open' };

it('notifies all listeners until they unsubscribe', () => {
  const listener = jest.fn();
  const stop = onPortalEvent(listener);

  reportPortalEvent(event);
  stop();
  reportPortalEvent(event);

  expect(listener.mock.calls).toEqual([[event]]);
});

it('notifies a script outside the build through the window', () => {
  const received: unknown[] = [];
  const listener = ({ detail }: CustomEventInit<unknown>) => received.push(detail);
  window.addEventListener('portal-event', listener);

  reportPortalEvent(event);
  window.removeEventListener('portal-event', listener);

  expect(received).toEqual([event]);
});

it('notifies the other listeners when one throws', () => {
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

it.each(errors)('describes an error and its causes in one line: %p', (error, line) => {
  expect(errorMessage(error)).toBe(line);
});
