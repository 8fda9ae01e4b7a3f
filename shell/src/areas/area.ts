/** The areas that teams build and deploy on their own. */
export const areaNames = ['user', 'staff', 'admin'] as const;

export type AreaName = (typeof areaNames)[number];
