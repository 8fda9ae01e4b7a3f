import { createHash } from 'node:crypto';

/** What a content security policy has to name of the scripts and styles that stand in documents. */
export interface InlineHashes {
  'script-src': string[];
  'style-src': string[];
}

/** Of a `<style>` that is empty in the document and filled through the CSSOM, as styled-components do. */
const emptyStyle = hashOf('');

/** The hashes, as a policy writes them, each once and in one order. */
export function inlineHashes(documents: readonly string[]): InlineHashes {
  return {
    'script-src': hashesOf(
      documents,
      // Structured data is not run, so the policy has nothing to say about it.
      /<script(?![^>]*\s(?:src\s*=|type="?application\/ld\+json))[^>]*>(?<text>[\s\S]*?)<\/script>/g,
    ),
    'style-src': [emptyStyle, ...hashesOf(documents, /<style[^>]*>(?<text>[\s\S]*?)<\/style>/g)],
  };
}

/**
 * The policy with exactly these hashes in the two directives. All else stays as it is.
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
