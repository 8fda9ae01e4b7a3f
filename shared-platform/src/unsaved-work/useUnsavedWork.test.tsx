import { render } from '@testing-library/react';
import {
  countUnsavedWork,
  forgetKeptWork,
  hasUnsavedWork,
  noteKeptWork,
  useUnsavedWork,
} from './useUnsavedWork';

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(isUnsaved);
  return null;
}

/** Whether the browser would ask before it leaves the page. */
function leavingIsAsked() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('asks before leaving while there is something to lose, and no longer', () => {
  const { rerender, unmount } = render(<Form isUnsaved={false} />);
  expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);

  rerender(<Form isUnsaved />);
  expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([true, true]);

  rerender(<Form isUnsaved={false} />);
  expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);

  rerender(<Form isUnsaved />);
  unmount();
  expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);
});

it('goes on asking until the last of several forms is saved', () => {
  const first = render(<Form isUnsaved />);
  render(<Form isUnsaved />);

  first.unmount();

  expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([true, true]);
});

describe('work that is kept in memory (#16.2)', () => {
  afterEach(forgetKeptWork);

  it('is asked about until it is saved, though no form with it is on the page', () => {
    let isUnsaved = true;
    noteKeptWork('review', () => isUnsaved);
    expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([true, true]);
    expect(countUnsavedWork()).toBe(0);

    isUnsaved = false;
    expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);
  });

  it('is asked about once, however often it is left and opened again', () => {
    noteKeptWork('review', () => true);
    noteKeptWork('task', () => true);
    noteKeptWork('review', () => true);
    noteKeptWork('task', undefined);
    expect(hasUnsavedWork()).toBe(true);

    noteKeptWork('review', undefined);
    expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);
  });

  it('is not asked about after its session has ended', () => {
    noteKeptWork('review', () => true);
    forgetKeptWork();
    expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);
  });
});
