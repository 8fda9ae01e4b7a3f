import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readText } from '../releasing/files';

interface HostedSite {
  address: string;
  /** Makes it answer every further request with this status. */
  answerWith(status: number): void;
  stop(): Promise<void>;
}

/** Serves the files of a folder unchanged, like a deployed site. */
export async function hostSite(folder: string): Promise<HostedSite> {
  let status: number | undefined;
  const server = createServer((request, response) => {
    const content = readText(path.join(folder, request.url ?? ''));
    response.statusCode = status ?? (content === null ? 404 : 200);
    response.end(content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (wanted) => (status = wanted),
    async stop() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
