import { useSyncExternalStore } from 'react';
import { CodePage } from '../routing/CodePage';
import { pageCode } from '../routing/pageCode';
import { isNewerShellReady, watchNewerShell } from './newerShell';

const banner = pageCode(
  async () =>
    (await import(/* webpackChunkName: "newer-shell" */ './NewerShellBanner')).NewerShellBanner,
);

/** Offers a newer shell when an area needs one. It is rarely shown, so its code is loaded only then. */
export function NewerShellNotice() {
  const isReady = useSyncExternalStore(watchNewerShell, isNewerShellReady, () => false);
  return isReady && <CodePage code={banner} props={{}} />;
}
