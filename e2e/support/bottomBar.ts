import type { Page } from '@playwright/test';

/** The bar of an area at the bottom edge of a phone, by the area's name. */
export const bottomBar = (page: Page, name: string) => page.getByRole('navigation', { name });

/** The names of elements that the bar covers when they have the focus, or at the end of the page. */
export function coveredByBar(page: Page, name: string) {
  return bottomBar(page, name).evaluate((bar) => {
    const edge = bar.getBoundingClientRect().top;
    const named = (element: Element) => element.textContent.trim().slice(0, 40) || element.id;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)'),
    ].filter(
      (control) =>
        control.checkVisibility() && !control.matches(':disabled') && !bar.contains(control),
    );
    const hidden = controls.filter((control) => {
      control.focus();
      const { top, bottom } = control.getBoundingClientRect();
      // Of a text area, only the place where typing starts.
      const end = Math.min(bottom, top + 48);
      return document.activeElement === control && top > 0 && end > edge + 1;
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const footer = document.querySelector('footer');
    const isFooterCovered = footer && footer.getBoundingClientRect().bottom > edge + 1;
    return [...hidden.map(named), ...(isFooterCovered ? ['the footer'] : [])];
  });
}
