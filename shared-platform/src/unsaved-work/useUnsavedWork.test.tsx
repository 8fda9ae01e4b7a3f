import { render } from '@testing-library/react';
import { hasUnsavedWork, useUnsavedWork } from './useUnsavedWork';

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
