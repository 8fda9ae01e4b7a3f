/** Moves the focus to the title of the page, after the focused element has disappeared. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
