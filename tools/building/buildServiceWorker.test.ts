/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../testing/sampleBuilds';
import { buildServiceWorker } from './buildServiceWorker';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'portal-worker-'));
  writeFiles(dist, {
    'index.html': '<script defer src="/assets/main.11111111.js"></script>',
    'page.html': '<link rel=icon href=/assets/emblem.22222222.svg>',
    'assets/main.11111111.js': 'main()',
    'assets/emblem.22222222.svg': '<svg/>',
    'assets/12.333333.js': 'further()',
    'assets/14.55555555.js': 'form()',
    'assets/13.44444444.js': 'registerVersion("@firebase/app")',
    'assets/main.11111111.js.map': '{}',
  });
});

afterEach(() => rmSync(dist, { recursive: true }));

const worker = () => readFileSync(path.join(dist, 'service-worker.js'), 'utf8');

it('precaches documents with a hash of their content, and their scripts and the given ones by file name', async () => {
  const unnamed = ['/assets/14.55555555.js'];
  await buildServiceWorker({ dist, isWithdrawn: false, fallback: '/page.html', unnamed });
  expect(worker()).toMatch(/url:"\/index\.html",revision:"[0-9a-f]{32}"/);
  expect(worker()).toMatch(/url:"\/page\.html",revision:"[0-9a-f]{32}"/);
  expect(worker()).toContain('url:"/assets/main.11111111.js",revision:null');
  expect(worker()).toContain('url:"/assets/emblem.22222222.svg",revision:null');
  expect(worker()).toContain('url:"/assets/14.55555555.js",revision:null');
});

it('lists the other chunks, except those that need a network anyway', async () => {
  await buildServiceWorker({ dist, isWithdrawn: false, fallback: '/page.html' });
  expect(worker()).toContain('"/assets/12.333333.js"');
  expect(worker()).not.toMatch(/44444444|\.js\.map/);
});

it('changes its file when a document changes, so that browsers update it', async () => {
  await buildServiceWorker({ dist, isWithdrawn: false, fallback: '/page.html' });
  const before = worker();
  writeFiles(dist, { 'page.html': 'changed' });
  await buildServiceWorker({ dist, isWithdrawn: false, fallback: '/page.html' });
  expect(worker() === before).toBe(false);
});

it('contains only the code to unregister when the worker is withdrawn', async () => {
  await buildServiceWorker({ dist, isWithdrawn: true, fallback: '/page.html' });
  expect(worker()).toContain('unregister()');
  expect(worker()).not.toContain('index.html');
});
