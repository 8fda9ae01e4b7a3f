/** A window of 768 px or less counts as mobile (spec.md §2). For `matchMedia`. */
export const mobileQuery = '(max-width: 768px)';

/** Matches if a page has room for a column beside its work. For `matchMedia`. */
export const columnsQuery = '(min-width: 1024px)';

/** The same as at-rules, for styled parts. */
export const media = {
  mobile: `@media ${mobileQuery}`,
  desktop: `@media not all and ${mobileQuery}`,
  columns: `@media screen and ${columnsQuery}`,
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
