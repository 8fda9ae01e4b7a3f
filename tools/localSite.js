// The two small files that a deployment serves beside the shell, for a developer's machine.
const { ports } = require('./ports');

const areas = /** @type {const} */ (['user', 'staff', 'admin']);

/**
 * @param {import('./ports').Ports} [where]
 * @param {number} [authPort] of the accounts, if they belong to another portal
 * @param {'device' | 'firestore'} [store] where the records are: in the browser, or on this portal's emulator
 */
function localSite(where = ports, authPort = where.auth, store = 'device') {
  return {
    'remotes.json': {
      schema: 1,
      remotes: Object.fromEntries(
        areas.map((area) => [
          area,
          {
            entry: `http://localhost:${where[area]}/mf-manifest.json`,
            version: require(`../remote-${area}/package.json`).version,
            previous: [`http://localhost:${where[area]}/previous/mf-manifest.json`],
          },
        ]),
      ),
    },
    'config.json': localConfig(where, authPort, store),
  };
}

/**
 * The second of the files (`config.json`): the only one that a standalone area needs.
 * @param {import('./ports').Ports} [where]
 * @param {number} [authPort]
 * @param {'device' | 'firestore'} [store]
 */
function localConfig(where = ports, authPort = where.auth, store = 'device') {
  return {
    identity: {
      apiKey: 'demo',
      projectId: 'demo-village-council',
      emulatorUrl: `http://localhost:${authPort}`,
    },
    records:
      store === 'firestore'
        ? { store, emulatorUrl: `http://localhost:${where.firestore}` }
        : { store },
    areas: { origins: areas.map((area) => `http://localhost:${where[area]}`) },
  };
}

module.exports = { localConfig, localSite };
