/** Runs in the page: controls that do not stand out from their background, by their text or by a border. */
export function findFaint(): string[] {
  const groundOf = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)$|transparent/.test(backgroundColor)
      ? groundOf(element.parentElement)
      : backgroundColor;
  };
  const isFaint = (control: Element) => {
    const { color, borderTopStyle, borderTopColor, appearance } = getComputedStyle(control);
    if (color === groundOf(control)) return true;
    if (!control.matches('input, select, textarea') || appearance === 'auto') return false;
    return borderTopStyle === 'none' || borderTopColor === groundOf(control.parentElement);
  };
  return [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter(
      (control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        isFaint(control),
    )
    .map((control) => control.outerHTML.slice(0, 120));
}
