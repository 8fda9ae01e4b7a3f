import { useLayoutEffect } from 'react';

const rules = [
  '@page { size: A4; margin: 0; }',
  `@media print {
    html, body { height: 296.5mm; min-height: 0 !important; overflow: hidden; }
    body * { visibility: hidden; }
    [data-step], [data-step] * { visibility: visible; }
  }`,
];

/**
 * While the page is open, only the sheet of a certificate is printed: one A4 page. A rule for the paper size applies
 * to the whole document, so it is removed together with the page.
 */
export function usePrintedAlone(): void {
  useLayoutEffect(() => {
    // The element is empty when it is added, because the portal's content security policy requires that.
    const style = document.createElement('style');
    document.head.append(style);
    for (const rule of rules) style.sheet?.insertRule(rule);
    return () => style.remove();
  }, []);
}
