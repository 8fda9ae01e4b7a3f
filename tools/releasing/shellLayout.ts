import path from 'node:path';
import { filesIn, readText } from './files';
import { type Layout, refuseMissing, releaseFolder } from './layout';

const landingPage = 'index.html';

/**
 * The layout of the shell: all releases share one folder of hashed assets, so that a phone downloads only changed
 * files, and an open tab still finds unchanged ones. A change of release replaces the documents and the service worker;
 * the landing page, which is the current manifest, comes last.
 * @param registry addresses of areas that the build must contain; empty if it is not to be deployed
 * @param served files that a build must have because the hosting refers to them
 */
export function shellLayout(
  registry: readonly string[] = [],
  served: readonly string[] = [],
): Layout {
  return {
    app: 'shell',
    currentManifest: landingPage,
    hasSeveral: false,
    isServedAtRoot,
    place: (release, file) =>
      file === landingPage || isServedAtRoot(file) ? `${releaseFolder(release)}/${file}` : file,
    buildOf: (document) =>
      /<meta name="?portal-build"? content="?(?<build>[0-9A-Za-z][0-9A-Za-z.+-]*)/.exec(document)
        ?.groups?.build ?? null,
    manifestAt: (_release, document) => document,
    refuseUnfit(dist) {
      const document = readText(path.join(dist, landingPage)) ?? '';
      const named = [...document.matchAll(/<script[^>]*\ssrc="?\/(?<file>[^"\s>]+)/g)];
      refuseMissing(
        dist,
        landingPage,
        named.map(({ groups }) => groups?.file ?? ''),
      );
      refuseMissing(dist, 'firebase.json', served);
      const scripts = filesIn(dist).filter((file) => file.endsWith('.js'));
      const code = scripts.map((file) => readText(path.join(dist, file)));
      const unknown = registry.filter((address) => !code.some((text) => text?.includes(address)));
      if (unknown.length === 0) return;
      throw new Error(
        `The shell was built without the registry of its deployment: it lacks ${unknown.join(' and ')}. Build it with PORTAL_REGISTRY.`,
      );
    },
  };
}

function isServedAtRoot(file: string): boolean {
  if (file === landingPage) return false;
  // These belong to a release, too: robots.txt, sitemap.xml, the manifest, the icons.
  if (/^(icons\/)?[^/]+\.(txt|xml|webmanifest|png|svg|ico)$/.test(file)) return true;
  if (['service-worker.js', 'platform.json', 'services.json'].includes(file)) return true;
  return file.endsWith('.html');
}
