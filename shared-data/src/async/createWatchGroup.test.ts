import { createWatchGroup } from './createWatchGroup';
import { follow } from '../store/testing/follow';

/** Two running watches of one group. */
function open() {
  const cleanUp = jest.fn();
  const group = createWatchGroup();
  const watch = group.createWatch<number>(({ next }) => {
    next(1);
    return cleanUp;
  });
  return { ...group, cleanUp, first: follow(watch), second: follow(watch) };
}
const closed = new Error('closed');

it.each([
  ['without notifying the observers', undefined, []],
  ['and passes the error to the observers', closed, [closed]],
])('ends all watches %s', (_how, error, errors) => {
  const { first, second, cleanUp, endAll } = open();
  endAll(error);
  endAll(new Error('again'));
  expect([first.errors, second.errors]).toEqual([errors, errors]);
  expect(cleanUp).toHaveBeenCalledTimes(2);
});

it('leaves out a watch that has already ended', () => {
  const { first, second, cleanUp, endAll } = open();
  first.stop();
  expect(cleanUp).toHaveBeenCalledTimes(1);
  endAll(closed);
  expect([first.errors, second.errors]).toEqual([[], [closed]]);
  expect(cleanUp).toHaveBeenCalledTimes(2);
});
