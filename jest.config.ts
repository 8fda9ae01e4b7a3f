/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';

const config: Config = {
  // The default leaves one core idle, which on a machine of two is half of it.
  maxWorkers: '100%',
  // A full path, and no TypeScript: Stryker loads it by itself (npm run mutants).
  testEnvironment: path.join(__dirname, 'tools/testing/jsdomEnvironment.js'),
  roots: [
    '<rootDir>/shell',
    '<rootDir>/remote-user',
    '<rootDir>/remote-staff',
    '<rootDir>/remote-admin',
    '<rootDir>/shared-auth',
    '<rootDir>/shared-platform',
    '<rootDir>/shared-ui',
    '<rootDir>/shared-data',
    '<rootDir>/shared-area',
    '<rootDir>/tools',
  ],
  // What webpack.shared.js writes into the shell's build.
  globals: {
    PORTAL_PLATFORM: { remoteApi: 1, modules: {} },
    PORTAL_SHELL_BUILD: '1.0.0+test',
    PORTAL_YEAR: '2026',
    PORTAL_COUNCIL: {},
    PORTAL_HAS_WORKER: true,
    PORTAL_BUILT_IN_REGISTRY: {
      schema: 1,
      remotes: {
        staff: {
          entry: 'https://staff.example/mf-manifest.json',
          version: '1.0.0',
          previous: [],
        },
      },
    },
  },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Those of jest.live.config.ts.
  testPathIgnorePatterns: ['/node_modules/', '\\.live\\.test\\.ts$'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(firebase|@firebase|@tanstack)/)'],
  moduleNameMapper: { '\\.(svg|png|webp)$': '<rootDir>/tools/testing/assetStub.ts' },
  setupFilesAfterEnv: ['<rootDir>/tools/testing/setup.ts'],
};

export default config;
