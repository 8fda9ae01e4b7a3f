import type { UserEvent } from '@testing-library/user-event';

/** Moves the focus to an element with the Tab key, like a person without a mouse; fails if it is not reachable. */
export async function tabTo(user: UserEvent, target: HTMLElement): Promise<void> {
  for (let steps = 0; steps < 150 && document.activeElement !== target; steps += 1) {
    await user.tab();
  }
  expect(target).toHaveFocus();
}
