// How the unit tests of an area run: here (jest.config.ts), and in a separate repository
// (docs/guides/an-area-in-its-own-repository.md).
const path = require('node:path');

// Never the council's time zone, on any machine: so a test detects code that uses the reader's time zone instead of
// the council's.
process.env.TZ = 'UTC';
// Makes styled-components add rules one by one, as in production: otherwise jsdom parses the whole sheet again for
// each.
process.env.SC_DISABLE_SPEEDY = 'false';

/** @type {import('jest').Config} */
module.exports = {
  // A full path, and JavaScript, because Stryker loads the file by itself (npm run mutants).
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
  // These are ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(firebase|@firebase|@tanstack|jose|shared-[a-z]+|portal-build)/)',
  ],
  moduleNameMapper: {
    '\\.(svg|png|webp)$': path.join(__dirname, 'assetStub.js'),
    // An ES module that draws, which jsdom cannot do: journeys test PDFs.
    '^pdfjs-dist/': path.join(__dirname, 'pdfStub.js'),
  },
  // Ends a test that hangs; Jest's 5 s would end tests that only run on a busy machine.
  testTimeout: 90_000,
  setupFilesAfterEnv: [path.join(__dirname, 'setup.js')],
};
