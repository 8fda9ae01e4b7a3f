// The single list of the ports on a developer's machine. `PORTAL_PORT` moves all of them: the areas
// follow the shell, the emulators keep their distance from it (3000 → 9099 and 8080).

/**
 * @typedef {{ shell: number, user: number, staff: number, admin: number, auth: number, firestore: number, hub: number }} Ports
 */

/**
 * @param {number} shell the port of the shell
 * @returns {Ports}
 */
function portsFrom(shell) {
  if (!Number.isInteger(shell) || shell < 1024 || shell > 59000) {
    throw new Error(`'${shell}' is no place for the portal: a whole number from 1024 to 59000 is.`);
  }
  return {
    shell,
    user: shell + 1,
    staff: shell + 2,
    admin: shell + 3,
    auth: shell + 6099,
    firestore: shell + 5080,
    hub: shell + 1400,
  };
}

/** @returns {Ports} the ports of this process */
function ownPorts() {
  const asked = process.env.PORTAL_PORT;
  try {
    return portsFrom(Number(asked ?? 3000));
  } catch {
    throw new Error(`PORTAL_PORT is '${asked}': it must be a whole number from 1024 to 59000.`);
  }
}

module.exports = { ports: ownPorts(), portsFrom };
