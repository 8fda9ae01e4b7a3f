import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';

type Module = (exports: { count?: () => number }) => void;

/** Runs a module as Jest does: its code becomes a function in the page that requires it. */
function load(source: string, page = vm.createContext({}), filename = '/sample/counter.js') {
  const options = { filename, parsingContext: page };
  const module = vm.compileFunction(source, ['exports', 'require'], options) as Module;
  const exports: Parameters<Module>[0] = {};
  module(exports);
  return exports;
}

const counter = 'let counted = 0; exports.count = () => (counted += 1);';

it('runs a module again for each test file', () => {
  const first = load(counter);
  first.count?.();
  expect(first.count?.()).toBe(2);
  expect(load(counter).count?.()).toBe(1);
});

it('runs a module with the globals of the page that requires it', () => {
  const source = 'exports.count = () => start;';
  expect(load(source, vm.createContext({ start: 1 })).count?.()).toBe(1);
  expect(load(source, vm.createContext({ start: 2 })).count?.()).toBe(2);
});

it('runs the new code of a module that has changed', () => {
  load('exports.count = () => 1;');
  expect(load('exports.count = () => 2;').count?.()).toBe(2);
});

it.each([
  ['in its first line', "throw new Error('x');", '/sample/faulty.js:1:7'],
  ['in a later line', "\n  throw new Error('x');", '/sample/faulty.js:2:9'],
])('reports the position of an error %s', (_where, source, place) => {
  let error: unknown;
  try {
    load(source, vm.createContext({}), '/sample/faulty.js');
  } catch (caught) {
    error = caught;
  }
  expect((error as Error).stack).toContain(place);
});

it('fails the running test on an uncaught error', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quick-jest-'));
  const sample = `
    let end;
    const thrown = new Promise((resolve) => { end = resolve; });
    test('starts a timer', () => { setTimeout(() => { end(); throw new Error('late'); }); });
    test('waits for it', () => thrown);
    test('comes later', () => undefined);
  `;
  writeFileSync(path.join(folder, 'sample.test.js'), sample);
  const testEnvironment = path.resolve('tools/testing/jsdomEnvironment.js');
  const config = JSON.stringify({ rootDir: folder, testEnvironment });
  const jest = path.resolve('node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(process.execPath, [jest, '--json', '--config', config], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const report = JSON.parse(stdout) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const states = report.testResults[0]?.assertionResults.map(({ title, status }) => [
    title,
    status,
  ]);
  expect(states).toEqual([
    ['starts a timer', 'passed'],
    ['waits for it', 'failed'],
    ['comes later', 'passed'],
  ]);
});

it('shows the page when a wait has timed out', async () => {
  render(createElement('p', null, 'Nothing here'));
  const waiting = waitFor(() => screen.getByText('Certificate'), { timeout: 20, interval: 10 });
  await expect(waiting).rejects.toThrow(/Unable to find[^]*Nothing here/);
});
