import { createHash } from 'node:crypto';

/** The hashes that a content security policy needs for the inline scripts and styles of documents. */
export interface InlineHashes {
  'script-src': string[];
  'style-src': string[];
}

/** The hash of a `<style>` that is empty in the document and filled through the CSSOM, as styled-components does. */
const emptyStyle = hashOf('');

/** The hashes in the format of a policy, without duplicates and in a stable order. */
export function inlineHashes(documents: readonly string[]): InlineHashes {
  return {
    'script-src': hashesOf(
      documents,
      // Structured data is not executed, so the policy does not apply to it.
      /<script(?![^>]*\s(?:src\s*=|type="?application\/ld\+json))[^>]*>(?<text>[\s\S]*?)<\/script>/g,
    ),
    'style-src': [emptyStyle, ...hashesOf(documents, /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g)],
  };
}

/**
 * The policy with exactly these hashes in the two directives. Everything else stays as it is.
 * @throws when the policy lacks one of the directives
 */
export function policyWith(hashes: InlineHashes, policy: string): string {
  return Object.entries(hashes).reduce((changed, [directive, values]: [string, string[]]) => {
    const place = new RegExp(`(?<=(^|; )${directive} )[^;]*`);
    const sources = place.exec(changed)?.[0];
    if (sources === undefined) throw new Error(`The Content-Security-Policy has no ${directive}.`);
    const others = sources.split(' ').filter((source) => !source.startsWith("'sha256-"));
    return changed.replace(place, [...others, ...values].join(' '));
  }, policy);
}

function hashesOf(documents: readonly string[], element: RegExp): string[] {
  const texts = documents.flatMap((html) =>
    [...html.matchAll(element)].map(({ groups }) => groups?.text ?? ''),
  );
  return [...new Set(texts.map(hashOf))].sort();
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
