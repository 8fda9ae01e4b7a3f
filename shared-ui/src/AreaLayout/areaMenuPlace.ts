/** The id of the place in the portal's header that takes the area's menu on a phone: one bar instead of two. */
export const areaMenuPlace = 'area-menu';
