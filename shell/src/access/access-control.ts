import type { AccessControl } from 'shared-auth';
import { identity } from '../configuration/identity';
import { loadRecords } from '../configuration/load-records';
import { readStoreKind } from '../configuration/records-configuration';
import { createAccessAuthority } from './access-authority';
import { AccessScreen } from './AccessScreen';

/** Who may enter which area of this portal, and what stands in the place of an area otherwise. */
export const accessControl: AccessControl = {
  authority: createAccessAuthority({
    readStoreKind,
    loadLive: async () => (await import('./live-access')).createLiveAccess(identity, loadRecords),
  }),
  Screen: AccessScreen,
};
