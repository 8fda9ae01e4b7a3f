// How the unit tests of an area run, here (jest.config.ts) and in a repository of its own
// (docs/guides/an-area-in-its-own-repository.md).
const path = require('node:path');

// Not the council's time zone, on any machine: a test sees what goes by the reader's clock instead of the council's.
process.env.TZ = 'UTC';
// Styled components then add their rules one by one, as in production: else jsdom reads the whole sheet anew for each.
process.env.SC_DISABLE_SPEEDY = 'false';

/** @type {import('jest').Config} */
module.exports = {
  // A full path, and no TypeScript: Stryker loads it by itself (npm run mutants).
  testEnvironment: path.join(__dirname, 'jsdomEnvironment.js'),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(firebase|@firebase|@tanstack|jose|shared-[a-z]+|portal-build)/)',
  ],
  moduleNameMapper: {
    '\\.(svg|png|webp)$': path.join(__dirname, 'assetStub.js'),
    // An ES module that draws, which jsdom cannot: journeys read a PDF.
    '^pdfjs-dist/': path.join(__dirname, 'pdfStub.js'),
  },
  setupFilesAfterEnv: [path.join(__dirname, 'setup.js')],
};
