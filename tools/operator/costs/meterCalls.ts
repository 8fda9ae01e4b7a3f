import * as grpc from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import descriptions from '@google-cloud/firestore/build/protos/v1.json';

/** Is given a call's messages, an answer before the client has it. */
export interface CallListener {
  asked: (message: object) => void;
  answered: (message: object) => void;
  /** 0 is success. */
  ended: (status: number) => void;
}

/** Google's own description of Firestore's protocol, as the admin SDK carries it. */
const protocol = fromJSON(descriptions, { longs: Number, enums: String, arrays: true });
const methods = protocol['google.firestore.v1.Firestore'] as grpc.ServiceDefinition;
const asItIs = (message: Buffer) => message;

/**
 * Stands between a client of Firestore and the emulator and shows what passes: what the SDK asks of the
 * server is what is billed, whatever the code above it looks like. The messages themselves pass unchanged.
 * @param hear is asked for each call
 * @returns the port for the client
 */
export async function meterCalls(
  emulator: string,
  hear: (method: string) => CallListener,
): Promise<{ port: number; close: () => void }> {
  const upstream = new grpc.Client(emulator, grpc.credentials.createInsecure());
  const server = new grpc.Server({ 'grpc.max_receive_message_length': -1 });
  for (const [name, method] of Object.entries(methods)) {
    const forward = (client: grpc.ServerDuplexStream<Buffer, Buffer>) => {
      const { asked, answered, ended } = hear(name);
      const there = upstream.makeBidiStreamRequest(method.path, asItIs, asItIs, client.metadata);
      client.on('data', (message: Buffer) => {
        asked(method.requestDeserialize(message) as object);
        there.write(message);
      });
      client.on('end', () => there.end());
      client.on('cancelled', () => there.cancel());
      there.on('data', (message: Buffer) => {
        answered(method.responseDeserialize(message) as object);
        client.write(message);
      });
      // Followed by its status.
      there.on('error', () => undefined);
      there.on('status', (status: grpc.StatusObject) => {
        ended(status.code);
        if (status.code === grpc.status.OK) client.end();
        else client.emit('error', status);
      });
    };
    // On the wire each kind of call is a stream each way.
    server.register(method.path, forward, asItIs, asItIs, 'bidi');
  }
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  const close = () => {
    upstream.close();
    server.forceShutdown();
  };
  return { port, close };
}
