import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { server as hostingServer } from 'superstatic';
import type { Hosting } from './localHosting';

export interface SiteServer {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Calls the listener with the path of each request, as it arrives. Returns a function that removes the listener. */
  onRequest(listener: (path: string) => void): () => void;
}

interface SiteServerOptions {
  hosting: Hosting;
  port: number;
  /** The files that a deployment adds beside the build: file name to JSON. */
  overlay?: object;
}

/**
 * One production build, served from its own origin by the server of Firebase's hosting emulator.
 * It can be stopped and started again, as often as a journey needs an area to fail.
 */
export function createSiteServer({ hosting, port, overlay = {} }: SiteServerOptions): SiteServer {
  const files = createFiles(hosting.public, overlay);
  const listeners = new Set<(path: string) => void>();
  let servers: Server[] = [];

  function listen(address: string): Promise<Server> {
    const app = hostingServer({
      hostname: address,
      port,
      cwd: hosting.public,
      config: { ...hosting, public: '.' },
      stack: 'strict',
      // Missing in the types of superstatic.
      ...({ provider: files.find, compression: files.deliver } as object),
    });
    app.use(mendAnswers);
    return new Promise((resolve, reject) => {
      const server = app.listen(() => resolve(server));
      server.on('request', ({ url = '/' }: IncomingMessage) => {
        for (const listener of listeners) listener(url);
      });
      server.once('error', reject);
    });
  }

  return {
    async start() {
      servers = await Promise.all(loopbackAddresses().map(listen));
    },
    async stop() {
      const running = servers;
      servers = [];
      await Promise.all(running.map(close));
    },
    onRequest(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Both loopback addresses, if the machine has both: which one 'localhost' means depends on the browser. */
export function loopbackAddresses(): string[] {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return ['127.0.0.1', '::1'].filter(
    (address) => address === '127.0.0.1' || own.some((known) => known.address === address),
  );
}

const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** The better encoding of those that the browser accepts; browsers accept brotli only over TLS and from localhost. */
export function chooseEncoding(accepted: string | string[] = ''): keyof typeof encoders | null {
  const refused = /;\s*q=0(\.0*)?$/;
  const offers = String(accepted)
    .split(',')
    .filter((offer) => !refused.test(offer.trim()));
  const takes = (name: string) => offers.some((offer) => offer.split(';')[0]?.trim() === name);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/**
 * The files of a site, delivered like by the CDN of the hosting: each is compressed once, as small as possible, and
 * stored; a browser that has it cached gets 304. superstatic itself would compress every response again, at the low
 * speed of that level, and compares ETags for rewritten addresses only.
 */
function createFiles(folder: string, overlay: object) {
  const root = path.resolve(folder);
  const beside = new Map(
    Object.entries(overlay).map(([name, content]) => [`/${name}`, JSON.stringify(content)]),
  );
  const asked = new WeakMap<IncomingMessage, Buffer>();
  const stored = new Map<string, Promise<Buffer>>();

  /** Reads a file completely; undefined if it does not exist. A release may remove files of a build during a request. */
  async function find(request: IncomingMessage, pathname: string) {
    const file = path.join(root, decodeURI(pathname));
    if (!file.startsWith(root + path.sep)) return null;
    const put = beside.get(pathname);
    const body = put === undefined ? await readFile(file).catch(unlessAbsent) : Buffer.from(put);
    if (!body) return null;
    asked.set(request, body);
    // Without `Last-Modified`: a browser compares dates, and a rolled back file is older than its cached one.
    const etag = `W/"${createHash('md5').update(body).digest('hex')}"`;
    return { size: body.length, etag, stream: Readable.from([body]) };
  }

  /** Called with the headers of a file that was found; `next` sends it uncompressed. */
  async function deliver(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const tag = String(response.getHeader('ETag'));
    if (response.statusCode === 200 && request.headers['if-none-match']?.includes(tag)) {
      response.removeHeader('Content-Length');
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
    const body = asked.get(request);
    const isCompressible = compressible.test(String(response.getHeader('Content-Type')));
    if (isCompressible) response.setHeader('Vary', 'Accept-Encoding');
    const encoding = isCompressible ? chooseEncoding(request.headers['accept-encoding']) : null;
    if (!encoding || !body) {
      next();
      return;
    }
    const key = `${encoding} ${tag}`;
    const compressed = stored.get(key) ?? encoders[encoding](body);
    stored.set(key, compressed);
    const small = await compressed;
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', small.length);
    response.end(small);
  }

  return { find, deliver };
}

function unlessAbsent(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return null;
  throw error;
}

/** superstatic answers 500 with a stack trace for a path with a stray '%', and lets missing files be cached for a year. */
function mendAnswers({ url = '/' }: IncomingMessage, response: ServerResponse, next: () => void) {
  const writeHead = response.writeHead.bind(response);
  // The rules of firebase.json set their headers before this point, based on the address only.
  response.writeHead = (status: number) => {
    if (status === 404) response.setHeader('Cache-Control', 'no-cache');
    return writeHead(status);
  };
  try {
    decodeURI(url);
  } catch {
    response.statusCode = 400;
    response.end('This address cannot be read.');
    return;
  }
  next();
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
