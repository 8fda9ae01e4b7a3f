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
 * While the page is open, the sheet of a certificate is all that is printed of it: one A4 page. A rule for the paper
 * holds for the whole document, so that it goes with the page.
 */
export function usePrintedAlone(): void {
  useLayoutEffect(() => {
    // Empty when it is added, as the policy of the portal wants it.
    const style = document.createElement('style');
    document.head.append(style);
    for (const rule of rules) style.sheet?.insertRule(rule);
    return () => style.remove();
  }, []);
}
