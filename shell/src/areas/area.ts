import type { ComponentType } from 'react';

/** The areas that teams build and deploy on their own. */
export const areaNames = ['user', 'staff', 'admin'] as const;

export type AreaName = (typeof areaNames)[number];

/** What every remote exposes as `./App`: a component with relative routes and no router of its own. */
export interface AreaModule {
  App: ComponentType;
}
