// The modules that all four builds share as singletons: they hold a context, a registry or a cache, so
// a second copy would be a second React, a second session or a second style sheet.
//
// `parts` narrows a module to the exports listed. A shared module is not tree-shaken, and
// react-router-dom as a whole weighs four times what the areas use of it. ESLint keeps imports to the list.

/** @type {Record<string, { package: string, requiredVersion: string, parts?: readonly string[] }>} */
const shared = {
  react: { package: 'react', requiredVersion: '^19.3.0' },
  'react/jsx-runtime': { package: 'react', requiredVersion: '^19.3.0' },
  'react-dom': { package: 'react-dom', requiredVersion: '^19.3.0' },
  'react-router-dom': {
    package: 'react-router-dom',
    requiredVersion: '^7.18.0',
    parts: [
      'Link',
      'NavLink',
      'Navigate',
      'Outlet',
      'Route',
      'Routes',
      'useLocation',
      'useNavigate',
      'useParams',
      'useSearchParams',
    ],
  },
  'styled-components': {
    package: 'styled-components',
    requiredVersion: '^6.6.0',
    parts: ['createGlobalStyle', 'css', 'keyframes', 'styled'],
  },
  '@lingui/core': { package: '@lingui/core', requiredVersion: '^5.9.0', parts: ['i18n'] },
  '@lingui/react': {
    package: '@lingui/react',
    requiredVersion: '^5.9.0',
    parts: ['I18nProvider', 'Trans', 'useLingui'],
  },
  'firebase/app': { package: 'firebase', requiredVersion: '^12.19.0' },
  'shared-auth': { package: 'shared-auth', requiredVersion: '^1.0.0' },
  'shared-data': { package: 'shared-data', requiredVersion: '^1.0.0' },
  'shared-ui': { package: 'shared-ui', requiredVersion: '^1.0.0' },
  'shared-ui/dialog': { package: 'shared-ui', requiredVersion: '^1.0.0' },
  'shared-ui/form': { package: 'shared-ui', requiredVersion: '^1.0.0' },
  'shared-ui/outcome': { package: 'shared-ui', requiredVersion: '^1.0.0' },
  'shared-ui/table': { package: 'shared-ui', requiredVersion: '^1.0.0' },
};

/**
 * The shared modules with the installed version of each and the range that an area asks for.
 * @returns {Record<string, { version: string, requiredVersion: string, parts?: readonly string[] }>}
 */
function sharedModules() {
  return Object.fromEntries(
    Object.entries(shared).map(([key, { package: name, requiredVersion, parts }]) => {
      const { version } = require(require.resolve(`${name}/package.json`));
      return [key, { version, requiredVersion, ...(parts ? { parts } : {}) }];
    }),
  );
}

module.exports = { sharedModules };
