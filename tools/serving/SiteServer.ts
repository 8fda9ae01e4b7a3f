import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { server as hostingServer } from 'superstatic';
import { createCompression } from './compress';
import type { Hosting } from './localHosting';

export interface SiteServer {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Tells the path of each request, as it arrives. Returns the end of the listening. */
  onRequest(listener: (path: string) => void): () => void;
}

interface SiteServerOptions {
  hosting: Hosting;
  port: number;
  /** What a deployment puts beside the build: file name to JSON. */
  overlay?: object;
}

/**
 * One production build, served from its own origin by the server of Firebase's hosting emulator.
 * It may be stopped and started again, as often as a journey wants to see an area fail.
 */
export function createSiteServer({ hosting, port, overlay = {} }: SiteServerOptions): SiteServer {
  const compress = createCompression();
  const listeners = new Set<(path: string) => void>();
  let servers: Server[] = [];

  function listen(address: string): Promise<Server> {
    const app = hostingServer({
      hostname: address,
      port,
      cwd: hosting.public,
      config: { ...hosting, public: '.' },
      stack: 'strict',
      before: { files: answerFrom(overlay) },
      // Not in the types of superstatic.
      ...{ provider: filesIn(hosting.public) },
    });
    app.use(compress);
    app.use(refuseUnreadablePath);
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

/** Both, where there are both: 'localhost' is the one or the other, depending on the browser. */
export function loopbackAddresses(): string[] {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return ['127.0.0.1', '::1'].filter(
    (address) => address === '127.0.0.1' || own.some((known) => known.address === address),
  );
}

function answerFrom(overlay: object) {
  const files = new Map(
    Object.entries(overlay).map(([name, content]) => [`/${name}`, JSON.stringify(content)]),
  );
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const file = files.get(request.url?.split('?')[0] ?? '');
    if (file === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(file);
  };
}

/**
 * A file is read as a whole, or is not there. superstatic's own way ends the process where a file goes
 * between being looked up and being opened, as those of a build do that a release removes.
 */
function filesIn(folder: string) {
  const root = path.resolve(folder);
  return async (_request: IncomingMessage, pathname: string) => {
    const file = path.join(root, decodeURI(pathname));
    if (!file.startsWith(root + path.sep)) return null;
    try {
      const [body, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return {
        modified: mtimeMs,
        size: body.length,
        etag: createHash('md5').update(body).digest('hex'),
        stream: Readable.from(body),
      };
    } catch (error) {
      if (isAbsence(error)) return null;
      throw error;
    }
  };
}

function isAbsence(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}

/** superstatic answers 500, and prints a stack, where a path holds a stray '%'. */
function refuseUnreadablePath(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) {
  try {
    decodeURI(request.url ?? '/');
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
