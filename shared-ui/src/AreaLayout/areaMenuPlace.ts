/**
 * The id of the element in the portal's header that holds the area's menu on a phone, so that there is one bar
 * instead of two.
 */
export const areaMenuPlace = 'area-menu';
