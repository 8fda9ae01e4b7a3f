const { options } = require('./.dependency-cruiser.cjs');

/**
 * No circle between the folders of a package, so that each folder can be read with what is below it alone. What only tests
 * use is left out: a test may come from above what it tests. So are the areas, whose root files (paths, messages) are
 * imported by the folders that they put together.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^shared-' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.(test|examples)\\.tsx?$|/(testing|contract)/|/(describe[A-Z]\\w+|contract|documentCases)\\.ts$`,
    },
  },
};
