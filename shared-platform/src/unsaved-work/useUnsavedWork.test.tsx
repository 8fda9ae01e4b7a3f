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

it('asks before leaving only while there is something to lose', () => {
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

it('keeps asking until the last of several forms is saved', () => {
  const first = render(<Form isUnsaved />);
  render(<Form isUnsaved />);

  first.unmount();

  expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([true, true]);
});

describe('work that is kept in memory (#16.2)', () => {
  afterEach(forgetKeptWork);

  it('triggers the question until it is saved, even if its form is not on the page', () => {
    let isUnsaved = true;
    noteKeptWork('review', () => isUnsaved);
    expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([true, true]);
    expect(countUnsavedWork()).toBe(0);

    isUnsaved = false;
    expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);
  });

  it('counts once, however often it is left and opened again', () => {
    noteKeptWork('review', () => true);
    noteKeptWork('task', () => true);
    noteKeptWork('review', () => true);
    noteKeptWork('task', undefined);
    expect(hasUnsavedWork()).toBe(true);

    noteKeptWork('review', undefined);
    expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);
  });

  it('triggers no question after its session has ended', () => {
    noteKeptWork('review', () => true);
    forgetKeptWork();
    expect([hasUnsavedWork(), leavingIsAsked()]).toEqual([false, false]);
  });
});
