/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { portsFrom } from '../ports';
import type { SiteName } from '../building/apps';
import { localHosting } from './localHosting';
import { chooseEncoding, createSiteServer, type SiteServer } from './SiteServer';

const ports = portsFrom(18430);
const folder = mkdtempSync(path.join(tmpdir(), 'portal-site-'));
const servers: SiteServer[] = [];

const script = `console.log('${'welcome '.repeat(200)}');`;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(path.join(folder, 'page.html'), '<!doctype html><title>Any</title>');
  writeFileSync(path.join(folder, 'security.txt'), 'Contact: mailto:help@council.example');
  writeFileSync(path.join(folder, 'manifest.webmanifest'), '{}');
  mkdirSync(path.join(folder, 'services/trade-license'), { recursive: true });
  writeFileSync(path.join(folder, 'services/trade-license/index.html'), '<!doctype html>');
  mkdirSync(path.join(folder, 'user'));
  writeFileSync(path.join(folder, 'user/login.html'), '<!doctype html><title>Login</title>');
  writeFileSync(path.join(folder, 'mf-manifest.json'), '{}');
  writeFileSync(path.join(folder, 'assets/main.0a1b2c3d.js'), script);
  mkdirSync(path.join(folder, 'builds/1.0.0-aa'), { recursive: true });
  mkdirSync(path.join(folder, 'previous'));
  writeFileSync(path.join(folder, 'previous/mf-manifest.json'), '{}');
  mkdirSync(path.join(folder, 'canary'));
  writeFileSync(path.join(folder, 'canary/mf-manifest.json'), '{}');
  writeFileSync(path.join(folder, 'builds/1.0.0-aa/mf-manifest.json'), '{}');
  writeFileSync(path.join(folder, 'builds/1.0.0-aa/789.0a1b2c3d.js'), script);
  writeFileSync(path.join(folder, 'builds/1.0.0-aa/index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, '404.html'), '<!doctype html><title>Not found</title>');
  for (const site of ['shell', 'staff'] as const) {
    const server = createSiteServer({
      hosting: { ...localHosting(site, ports), public: folder },
      port: ports[site],
      overlay: site === 'shell' ? { 'remotes.json': { schema: 1 } } : {},
    });
    await server.start();
    servers.push(server);
  }
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

describe('a served site', () => {
  it.each([
    ['shell', '/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['shell', '/user/login', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['shell', '/user/dashboard', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['shell', '/services/trade-license', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['shell', '/services/nothing', 404, 'text/html; charset=utf-8', /^no-cache$/],
    ['shell', '/nowhere', 404, 'text/html; charset=utf-8', /^no-cache$/],
    ['shell', '/nowhere/', 404, 'text/html; charset=utf-8', /^no-cache$/],
    ['shell', '/.well-known/security.txt', 200, /^text\/plain/, null],
    ['shell', '/manifest.webmanifest', 200, /^application\/manifest\+json/, 'no-cache'],
    ['shell', '/remotes.json', 200, 'application/json; charset=utf-8', 'no-cache'],
    ['shell', '/assets/main.0a1b2c3d.js', 200, /javascript/, /immutable/],
    ['shell', '/builds/1.0.0-aa/index.html', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['shell', '/assets/main.ffffffff.js', 404, 'text/html; charset=utf-8', /^no-cache$/],
    ['shell', '/config.json', 404, null, /^no-cache$/],
    ['shell', '/%', 400, null, null],
    ['staff', '/%2e%2e/secret.txt', 404, null, /^no-cache$/],
    ['staff', '/mf-manifest.json/x', 404, null, /^no-cache$/],
    ['staff', '/mf-manifest.json', 200, 'application/json; charset=utf-8', 'no-cache'],
    ['staff', '/previous/mf-manifest.json', 200, /json/, /^no-cache$/],
    ['staff', '/canary/mf-manifest.json', 200, /json/, /^no-cache$/],
    ['staff', '/builds/1.0.0-aa/mf-manifest.json', 200, /json/, /immutable/],
    ['staff', '/builds/1.0.0-aa/789.0a1b2c3d.js', 200, /javascript/, /immutable/],
    ['staff', '/builds/1.0.0-aa/789.ffffffff.js', 404, null, /^no-cache$/],
    ['staff', '/builds/0.9.0-99/mf-manifest.json', 404, null, /^no-cache$/],
    ['staff', '/staff/dashboard', 404, null, /^no-cache$/],
  ] as const)('%s answers %s with %s', async (site, url, status, type, caching) => {
    const { headers, statusCode } = await get(site, url);
    expect(statusCode).toBe(status);
    if (type) expect(headers['content-type']).toMatch(type);
    if (caching) expect(headers['cache-control']).toMatch(caching);
  });

  it.each([
    ['/', 'Portal'],
    ['/user/login', 'Login'],
    ['/user/dashboard', 'Any'],
    ['/user/dashboard', 'Any'],
    ['/nowhere', 'Not found'],
  ])('serves the own document of %s', async (url, title) => {
    expect((await get('shell', url)).body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each(['/assets/main.0a1b2c3d.js', '/remotes.json'])(
    'sends no policy with %s, which is not a document and would be twice as large',
    async (url) => {
      const { headers } = await get('shell', url);
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
    },
  );

  it('lets other origins read an area, but not the shell', async () => {
    expect((await get('staff', '/mf-manifest.json')).headers['access-control-allow-origin']).toBe(
      '*',
    );
    expect((await get('shell', '/')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('sends the policy, with the addresses of this machine for the areas', async () => {
    const { headers } = await get('shell', '/user/login');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`script-src 'self' http://localhost:${ports.user}`);
    expect(policy).toContain(`http://localhost:${ports.auth}`);
    expect(policy).not.toContain('web.app');
  });

  it('sends a script compressed, and sends it again only if it has changed', async () => {
    const first = await get('staff', '/builds/1.0.0-aa/789.0a1b2c3d.js', {
      'accept-encoding': 'gzip, br',
    });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(first.body).toString()).toBe(script);
    expect(Number(first.headers['content-length'])).toBe(first.body.length);

    const tag = String(first.headers.etag);
    const second = await get('staff', '/builds/1.0.0-aa/789.0a1b2c3d.js', { 'if-none-match': tag });
    expect(second.statusCode).toBe(304);
    expect(second.body).toHaveLength(0);
    expect(second.headers['cache-control']).toMatch(/immutable/);

    const plain = await get('staff', '/builds/1.0.0-aa/789.0a1b2c3d.js');
    expect(plain.body.toString()).toBe(script);
  });

  it('answers 304 for a rewritten document', async () => {
    const { headers } = await get('shell', '/user/login');
    const again = await get('shell', '/user/login', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('handles a file that is deleted during a request', async () => {
    const file = path.join(folder, 'builds/1.0.0-aa/gone.0a1b2c3d.js');
    for (let turn = 0; turn < 20; turn += 1) {
      writeFileSync(file, script);
      const answers = Promise.all(
        [1, 2, 3, 4].map(() => get('staff', '/builds/1.0.0-aa/gone.0a1b2c3d.js')),
      );
      for (let step = 0; step < turn; step += 1) await setImmediate();
      rmSync(file);
      for (const { statusCode } of await answers) expect([200, 404]).toContain(statusCode);
    }
  });

  it('can be stopped and started again', async () => {
    const [, staff] = servers;
    await staff?.stop();
    await expect(get('staff', '/mf-manifest.json')).rejects.toThrow('ECONNREFUSED');
    await staff?.start();
    expect((await get('staff', '/mf-manifest.json')).statusCode).toBe(200);
  });
});

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.8', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    [undefined, null],
  ])('returns for a browser that accepts %s: %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

type Answer = Pick<IncomingMessage, 'statusCode' | 'headers'> & { body: Buffer };

/** Not `fetch`, which would decompress the response and cannot send a stray '%'. */
function get(site: SiteName, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port: ports[site], path: url, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode, headers: received } = response;
          resolve({
            ...(statusCode ? { statusCode } : {}),
            headers: received,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}
