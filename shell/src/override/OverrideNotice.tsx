import { useSyncExternalStore } from 'react';
import { CodePage } from '../routing/CodePage';
import { pageCode } from '../routing/pageCode';
import { findOverride, watchOverride } from './override';

const banner = pageCode(
  async () => (await import(/* webpackchunkName: "override" */ './OverrideBanner')).OverrideBanner,
);

/** The banner of a remote override, if this browser has one. That is rare, so its code is loaded only then. */
export function OverrideNotice() {
  const override = useSyncExternalStore(watchOverride, findOverride, () => undefined);
  return override && <CodePage code={banner} props={{ override }} />;
}
