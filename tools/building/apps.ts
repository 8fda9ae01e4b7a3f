/** The four builds, by folder, with the names that progress messages use. */
export const apps = [
  { folder: 'shell', name: 'the shell' },
  { folder: 'remote-user', name: "the citizens' area" },
  { folder: 'remote-staff', name: 'the staff area' },
  { folder: 'remote-admin', name: "the administrators' area" },
] as const;

export type App = (typeof apps)[number];

/** The areas, each a remote with its own origin. */
export const areas = ['user', 'staff', 'admin'] as const;
export type AreaName = (typeof areas)[number];

/** Everything that is served from its own origin. */
export const siteNames = ['shell', ...areas] as const;
export type SiteName = (typeof siteNames)[number];
