import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

export type Encoding = keyof typeof encoders;

/** The better of the two that the browser takes; brotli is sent over TLS and to localhost only. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*q=/));
  const takes = (name: string) =>
    offers.some(([encoding, weight]) => encoding === name && Number(weight ?? 1) > 0);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/**
 * Does to a response what the network in front of the hosting does: stores each file compressed as
 * small as it gets, once, and answers 304 to a browser that has it. superstatic itself compresses every
 * request anew, at the speed that this needs, and sends an entity tag that it never compares.
 */
export function createCompression() {
  const stored = new Map<string, Promise<Buffer>>();

  function compressed(body: Buffer, tag: string, encoding: Encoding) {
    const key = `${encoding} ${tag}`;
    const found = stored.get(key) ?? encoders[encoding](body);
    stored.set(key, found);
    return found;
  }

  async function deliver(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    send: (body?: Buffer) => void,
  ) {
    const tag = response.getHeader('ETag');
    if (typeof tag === 'string' && response.statusCode === 200) {
      const weak = `W/"${tag}"`;
      response.setHeader('ETag', weak);
      // Left in, a browser would compare dates, and a rolled back file is older than what it has.
      response.removeHeader('Last-Modified');
      if (request.headers['if-none-match']?.includes(weak)) {
        response.statusCode = 304;
        response.removeHeader('Content-Length');
        response.removeHeader('Content-Type');
        send();
        return;
      }
    }
    const isCompressible = compressible.test(String(response.getHeader('Content-Type') ?? ''));
    if (isCompressible) response.setHeader('Vary', 'Accept-Encoding');
    const encoding = isCompressible ? chooseEncoding(request.headers['accept-encoding']) : null;
    if (!encoding || typeof tag !== 'string') {
      if (body.length > 0) response.setHeader('Content-Length', body.length);
      send(body);
      return;
    }
    const small = await compressed(body, tag, encoding);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', small.length);
    send(small);
  }

  return function compress(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void {
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const end = response.end.bind(response);
    const writeHead = response.writeHead.bind(response);
    // The rules of firebase.json set their headers on the way in to here, last of all by the address.
    response.writeHead = (status: number) => {
      if (status === 404) response.setHeader('Cache-Control', 'no-cache');
      return writeHead(status);
    };
    response.write = (chunk: unknown) => {
      keep(chunk);
      return true;
    };
    response.end = (chunk?: unknown) => {
      keep(chunk);
      deliver(request, response, Buffer.concat(chunks), end).catch((error: unknown) => {
        response.destroy(error instanceof Error ? error : new Error(String(error)));
      });
      return response;
    };
    next();
  };
}
