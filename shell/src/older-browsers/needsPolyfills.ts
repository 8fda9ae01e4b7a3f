/**
 * Whether this browser lacks one of the functions that `polyfills.ts` brings. The two that came last stand
 * for all of them: Chrome has had both since 120, Firefox since 125, Safari since 17 (docs/browsers.md).
 */
export function needsPolyfills(): boolean {
  return !('canParse' in URL && 'Segmenter' in Intl);
}
