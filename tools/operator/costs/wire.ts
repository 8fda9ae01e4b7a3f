import {
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

/** One call of Firestore's protocol, as it passes by. */
export interface Call {
  /** 'Listen', 'Commit', … */
  method: string;
  /** Whose: the account of the token; undefined for the operator. */
  uid: string | undefined;
}

/** Told of a call's messages. It hears an answer before the client does. */
export interface CallListener {
  asked: (message: Buffer) => void;
  answered: (message: Buffer) => void;
  /** 0 is success. */
  ended: (status: number) => void;
}

export interface Wire {
  /** Where clients find the emulator with a listener on the line. */
  port: number;
  close: () => Promise<void>;
}

/**
 * Stands between Firestore's clients and the emulator and tells what passes: what the SDK asks of the
 * server is what is billed, whatever the code above it looks like.
 */
export async function tapWire(emulator: string, hear: (call: Call) => CallListener): Promise<Wire> {
  const upstream = connect(`http://${emulator}`);
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (client, headers) => {
    const listener = hear({ method: methodOf(headers), uid: uidOf(headers.authorization) });
    const there = upstream.request({ ...headers, ':authority': emulator });
    const asked = messages(listener.asked);
    client.on('data', (bytes: Buffer) => {
      asked(bytes);
      there.write(bytes);
    });
    client.on('end', () => there.end());
    client.on('close', () => there.close(constants.NGHTTP2_CANCEL));
    client.on('error', () => there.close(constants.NGHTTP2_CANCEL));
    passBack(client, there, listener);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      upstream.destroy();
      for (const session of sessions) session.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function passBack(
  client: ServerHttp2Stream,
  there: ReturnType<ReturnType<typeof connect>['request']>,
  { answered, ended }: CallListener,
) {
  let trailers: IncomingHttpHeaders = {};
  const told = messages(answered);
  there.on('response', ({ ':status': status, ...headers }) => {
    if (client.closed || client.destroyed) return;
    // A call that fails at once has its status among the headers.
    if (headers['grpc-status'] !== undefined) trailers = headers;
    client.respond({ ':status': status, ...headers }, { waitForTrailers: true });
  });
  client.on('wantTrailers', () => {
    const { 'grpc-status': status = '0', 'grpc-message': message } = trailers;
    client.sendTrailers({ 'grpc-status': status, ...(message ? { 'grpc-message': message } : {}) });
  });
  there.on('trailers', (headers: IncomingHttpHeaders) => (trailers = headers));
  there.on('data', (bytes: Buffer) => {
    told(bytes);
    if (!client.destroyed) client.write(bytes);
  });
  there.on('end', () => client.end());
  there.on('error', () => client.close(constants.NGHTTP2_CANCEL));
  there.on('close', () => ended(Number(trailers['grpc-status'] ?? 1)));
}

/** gRPC sends each message behind a byte of flags and its length. */
function messages(tell: (message: Buffer) => void): (bytes: Buffer) => void {
  const head = 5;
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (rest.length >= head) {
      const end = head + rest.readUInt32BE(1);
      if (rest.length < end) return;
      tell(rest.subarray(head, end));
      rest = rest.subarray(end);
    }
  };
}

function methodOf(headers: IncomingHttpHeaders): string {
  return headers[':path']?.split('/').at(-1) ?? '';
}

/** The emulator's tokens are not signed: their middle part is the account. */
function uidOf(authorization: string | undefined): string | undefined {
  const [, payload] = authorization?.split('.') ?? [];
  if (!payload) return undefined;
  const account: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
  const uid = typeof account === 'object' && account && 'sub' in account ? account.sub : undefined;
  return typeof uid === 'string' ? uid : undefined;
}
