import { interactionTimes } from './watchInteractions';

it.each([
  [
    'the longest event of each keystroke',
    [
      [7, 24],
      [7, 40],
      [14, 32],
    ],
    2,
    [40, 32],
  ],
  [
    'no event without a keystroke',
    [
      [0, 400],
      [7, 24],
    ],
    1,
    [24],
  ],
  ['16 ms for a keystroke that was too short to be reported', [[7, 24]], 3, [24, 16, 16]],
])('takes %s', (_what, events, count, times) => {
  const timed = events.map(([interaction = 0, duration = 0]) => ({ interaction, duration }));
  expect(interactionTimes(timed, count)).toEqual(times);
});
