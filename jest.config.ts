/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import preset from './tools/testing/jestPreset';

const config: Config = {
  ...preset,
  // The default leaves one core unused, which is half of a two-core machine.
  maxWorkers: '100%',
  roots: [
    '<rootDir>/shell',
    '<rootDir>/remote-user',
    '<rootDir>/remote-staff',
    '<rootDir>/remote-admin',
    '<rootDir>/shared-model',
    '<rootDir>/shared-auth',
    '<rootDir>/shared-platform',
    '<rootDir>/shared-ui',
    '<rootDir>/shared-data',
    '<rootDir>/shared-area',
    '<rootDir>/firestore',
    '<rootDir>/tools',
    '<rootDir>/operator',
    '<rootDir>/bench',
  ],
  // The constants that webpack.shared.js compiles into the shell.
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
  // These run with jest.live.config.ts.
  testPathIgnorePatterns: ['/node_modules/', '\\.live\\.test\\.ts$'],
};

export default config;
