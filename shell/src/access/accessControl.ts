import type { AccessControl } from 'shared-auth';
import { identity } from '../configuration/identity';
import { loadRecords } from '../configuration/loadRecords';
import { readStoreKind } from '../configuration/recordsConfiguration';
import { createAccessAuthority } from './createAccessAuthority';
import { AccessScreen } from './AccessScreen';

/** Who may enter which area of this portal, and the screen in place of an area otherwise. */
export const accessControl: AccessControl = {
  authority: createAccessAuthority({
    readStoreKind,
    loadLive: async () =>
      (await import('./createLiveAccess')).createLiveAccess(identity, loadRecords),
  }),
  Screen: AccessScreen,
};
