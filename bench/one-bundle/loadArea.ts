import type { AreaModule } from 'shared-platform';
import type { AreaName } from '../../shell/src/areas/area';
import type { LoadedArea } from '../../shell/src/areas/areaLoader';

const areas: Record<AreaName, () => Promise<AreaModule>> = {
  user: () => import(/* webpackChunkName: "user-area" */ '../../remote-user/src/App'),
  staff: () => import(/* webpackChunkName: "staff-area" */ '../../remote-staff/src/App'),
  admin: () => import(/* webpackChunkName: "admin-area" */ '../../remote-admin/src/App'),
};

/** Replaces the shell's module of the same name in the one bundle: no registry, no manifest, no federation runtime. */
export async function loadArea(area: AreaName): Promise<LoadedArea> {
  const { App } = await areas[area]();
  return { App, entry: `one-bundle/${area}`, version: 'one-bundle' };
}
