/** The fields of an application for a position at the council (spec.md §3), in their order. */
export const positionFields = [
  'fullName',
  'email',
  'phone',
  'dob',
  'street',
  'city',
  'state',
  'zip',
  'country',
  'position',
  'department',
  'experience',
  'skills',
] as const;
export type PositionField = (typeof positionFields)[number];
