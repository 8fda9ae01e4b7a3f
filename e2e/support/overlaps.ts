import type { Page } from '@playwright/test';

/** Pairs of neighbouring elements that overlap. */
export function overlaps(page: Page) {
  return page.evaluate(() => {
    const named = (element: Element) => element.textContent.trim().slice(0, 40);
    const isLaid = (element: Element) => {
      const { position, visibility, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        !['absolute', 'fixed', 'sticky'].includes(position) &&
        visibility === 'visible' &&
        clipPath === 'none' &&
        width > 1 &&
        height > 1
      );
    };
    const found: string[] = [];
    const parts = [...document.querySelectorAll(':is(main, [role=main]) *')].filter(
      (element) => !element.closest('svg, dialog, select, input, textarea') && isLaid(element),
    );
    for (const parent of parts) {
      const children = [...parent.children].filter(
        (child) => !child.matches('br, wbr') && getComputedStyle(child).display !== 'inline',
      );
      const laid = children.filter(isLaid).map((child) => ({
        child,
        box: child.getBoundingClientRect(),
      }));
      laid.forEach(({ child, box }, index) => {
        for (const { child: other, box: next } of laid.slice(index + 1)) {
          const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
          const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
          if (across > 2 && down > 2) found.push(`'${named(child)}' lies over '${named(other)}'`);
        }
      });
    }
    return [...new Set(found)].join('\n');
  });
}
