/** Puts the focus on the title of the page, for when what had it is gone. */
export function focusTitle(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
