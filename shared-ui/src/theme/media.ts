/** A window of 768 px or less counts as mobile (spec.md §2). For `matchMedia`. */
export const mobileQuery = '(max-width: 768px)';

/** The same as at-rules, for styled parts. */
export const media = {
  mobile: `@media ${mobileQuery}`,
  desktop: `@media not all and ${mobileQuery}`,
  print: '@media print',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
