/** The kinds that the log is filtered by. */
export const logKinds = [
  'decision',
  'certificate',
  'key',
  'assignment',
  'payment',
  'service',
  'settings',
  'role',
  'export',
  'sign-in',
] as const;
export type LogKind = (typeof logKinds)[number];
