import type { ComponentType } from 'react';

/**
 * What every remote exposes as `./App`: a component without props, with relative routes and no router of its own.
 * The shell renders it under `/<area>/*`, in its own router and contexts.
 */
export interface AreaModule {
  App: ComponentType;
}
