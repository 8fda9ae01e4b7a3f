/**
 * Whether this browser is one of those that the portal promises to work in (docs/browsers.md): Chrome from
 * 88 on has both, Firefox from 98, Safari from 15.4. One that is older still does not even get here: it
 * cannot read the script.
 */
export function isWithinPromise(): boolean {
  return 'HTMLDialogElement' in globalThis && CSS.supports('aspect-ratio', '1');
}
