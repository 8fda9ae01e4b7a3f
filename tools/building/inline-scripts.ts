import { createHash } from 'node:crypto';

/** The hashes, as a content security policy writes them, of the scripts that stand in a document. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\ssrc\s*=/.test(groups?.attributes ?? ''))
    .map(({ groups }) => {
      const hash = createHash('sha256').update(groups?.text ?? '');
      return `'sha256-${hash.digest('base64')}'`;
    });
}

/**
 * A script in the document runs only if the policy names its hash, and the hash is that of the built
 * document, after minifying. Better that the build fails than that every page lacks it.
 */
export function refuseUnlistedScripts(html: string, policy: string): void {
  const missing = inlineScriptHashes(html).filter((hash) => !policy.includes(hash));
  if (missing.length > 0) {
    throw new Error(
      `The document has a script that the Content-Security-Policy in firebase.json does not allow. Its script-src needs ${missing.join(' and ')}.`,
    );
  }
}
