import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inlineHashes, policyWith } from '../../building/inlineHashes';
import { localSite } from '../../localSite';
import type { Ports } from '../../ports';
import { refuseTakenPorts } from '../../portal/takenPorts';
import { makeRelease } from '../../releasing/makeRelease';
import { shellLayout } from '../../releasing/shellLayout';
import { ownFolder } from '../../root';
import { type Hosting, localHosting } from '../../serving/localHosting';
import { createSiteServer, type SiteServer } from '../../serving/SiteServer';
import { documentsIn } from './completeOneBundle';

/**
 * Serves the one bundle as the shell is served: from a release, by the same server, with the same
 * headers and compression.
 * @param dist the build
 * @throws PortTakenError, ReleaseRefusedError
 */
export async function startOneBundle(dist: string, ports: Ports): Promise<SiteServer> {
  await refuseTakenPorts(ports, ['shell'], 'npm run bench');
  const folder = path.join(ownFolder, String(ports.shell), 'sites/one-bundle');
  rmSync(folder, { recursive: true, force: true });
  makeRelease({ site: { folder, layout: shellLayout() }, dist });
  const server = createSiteServer({
    hosting: ownHosting(ports, folder),
    port: ports.shell,
    overlay: localSite(ports),
  });
  await server.start();
  return server;
}

/** The shell's headers, with a policy that names what stands in these documents. */
function ownHosting(ports: Ports, folder: string): Hosting {
  const hashes = inlineHashes(documentsIn(folder).map((file) => readFileSync(file, 'utf8')));
  const hosting = localHosting('shell', ports);
  const headers = hosting.headers.map(({ source, headers: values }) => ({
    source,
    headers: values.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? policyWith(hashes, value) : value,
    })),
  }));
  return { ...hosting, headers, public: folder };
}
