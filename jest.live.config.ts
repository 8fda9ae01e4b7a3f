/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import base from './jest.config';

/** The tests that need the Firestore emulator: `npm run live` starts it and calls this. */
const config: Config = {
  ...base,
  // All tests share one emulator.
  maxWorkers: 1,
  testEnvironment: 'node',
  // Firestore's client works on for a moment after its test file; jest's cleanup of globals would then cause an
  // endless loop.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  roots: ['shared-data', 'firestore', 'tools', 'operator', 'bench'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ['**/*.live.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // webpack.shared.js leaves this package out of every build, too.
  moduleNameMapper: { ...base.moduleNameMapper, '^re2js$': '<rootDir>/tools/testing/nothing.js' },
  // The emulator sometimes sends a damaged message; Firestore's client then waits up to 90 s before it retries.
  testTimeout: 150_000,
};

export default config;
