/** @jest-environment node */
import { platformModules } from '../../platform';
import { manifestFor, neededPackages } from './buildPackage';
import { publishedManifest } from './sharedPackages';

describe('the package.json of a published package (#15.4)', () => {
  const published = publishedManifest({
    name: 'shared-ui',
    version: '1.2.3',
    private: true,
    exports: {
      '.': './src/index.ts',
      './form': './src/form/index.ts',
      './package.json': './package.json',
    },
    dependencies: { 'shared-platform': '^1.0.0' },
    devDependencies: { valibot: '^1.5.0' },
  });

  it('points to compiled JavaScript and types', () => {
    expect(published.exports).toEqual({
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './form': { types: './src/form/index.d.ts', default: './src/form/index.js' },
      './package.json': './package.json',
    });
  });

  it('can be published, and keeps version and dependencies', () => {
    expect(published).toMatchObject({
      version: '1.2.3',
      dependencies: { 'shared-platform': '^1.0.0' },
    });
    expect(published).not.toHaveProperty('private');
    expect(published).not.toHaveProperty('devDependencies');
  });
});

describe('finding the packages that code needs (#15.4)', () => {
  it.each([
    ["import { act } from '@testing-library/react';", ['@testing-library/react']],
    ['import "fake-indexeddb/auto";', ['fake-indexeddb']],
    ["const { x } = require('webpack');", ['webpack']],
    ["require.resolve('swc-loader')", ['swc-loader']],
    ["const load = () => import('dexie');", ['dexie']],
    ["export { a } from 'shared-ui/form';", ['shared-ui']],
    ["require('node:path'); require('./ports'); import '../x';", []],
  ])('reads them from %s', (code, packages) => {
    expect(neededPackages(code)).toEqual(packages);
  });
});

describe('the package.json of portal-build', () => {
  it('requires the versions that the shell offers, so that a standalone area runs with them (#15.7)', () => {
    const { react, 'styled-components': styles } = platformModules();

    expect(manifestFor(['react', 'styled-components']).dependencies).toEqual({
      react: react?.version,
      'styled-components': styles?.version,
    });
  });
});
