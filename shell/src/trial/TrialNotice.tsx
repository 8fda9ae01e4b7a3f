import { useSyncExternalStore } from 'react';
import { CodePage } from '../routing/CodePage';
import { pageCode } from '../routing/pageCode';
import { findTrial, watchTrial } from './trial';

const banner = pageCode(
  async () => (await import(/* webpackChunkName: "trial" */ './TrialBanner')).TrialBanner,
);

/** The banner of a trial, where this browser makes one: few ever do, so its code comes with it. */
export function TrialNotice() {
  const trial = useSyncExternalStore(watchTrial, findTrial, () => undefined);
  return trial && <CodePage code={banner} props={{ trial }} />;
}
