/** The four builds, by folder, with the name that the progress gives them. */
export const apps = [
  { folder: 'shell', name: 'the shell' },
  { folder: 'remote-user', name: "the citizens' area" },
  { folder: 'remote-staff', name: 'the staff area' },
  { folder: 'remote-admin', name: "the administrators' area" },
] as const;

export type App = (typeof apps)[number];
