import type { UserEvent } from '@testing-library/user-event';

/** Goes to an element by the Tab key, as a person without a mouse does; fails where it is not reached. */
export async function tabTo(user: UserEvent, target: HTMLElement): Promise<void> {
  for (let steps = 0; steps < 150 && document.activeElement !== target; steps += 1) {
    await user.tab();
  }
  expect(target).toHaveFocus();
}
