/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import base from './jest.config';

/** The tests that need the Firestore emulator: `npm run live` starts it and calls this. */
const config: Config = {
  ...base,
  // One emulator answers them all.
  maxWorkers: 1,
  testEnvironment: 'node',
  // Firestore's client goes on for a moment after its file; jest's stand-ins for what it uses then end in a loop.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  roots: ['shared-data', 'tools', 'operator', 'bench'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.live.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFilesAfterEnv: ['<rootDir>/tools/firestore/keepProtocol.js'],
  // As webpack.shared.js leaves it out of every build.
  moduleNameMapper: { ...base.moduleNameMapper, '^re2js$': '<rootDir>/tools/testing/nothing.js' },
  // The emulator now and then sends a damaged message, and Firestore's client then waits for up to 90 s before it asks again.
  testTimeout: 150_000,
};

export default config;
