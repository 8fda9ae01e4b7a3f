// The one place that knows where things listen on a developer's machine. `PORTAL_PORT` moves all of
// them: the areas follow the shell, the emulators keep their distance from it (3000 → 9099 and 8080).
const shell = Number(process.env.PORTAL_PORT ?? 3000);

if (!Number.isInteger(shell) || shell < 1024 || shell > 59000) {
  throw new Error(
    `PORTAL_PORT is '${process.env.PORTAL_PORT}': it must be a whole number from 1024 to 59000.`,
  );
}

/** @type {{ shell: number, user: number, staff: number, admin: number, auth: number, firestore: number, hub: number }} */
const ports = {
  shell,
  user: shell + 1,
  staff: shell + 2,
  admin: shell + 3,
  auth: shell + 6099,
  firestore: shell + 5080,
  hub: shell + 1400,
};

module.exports = { ports };
