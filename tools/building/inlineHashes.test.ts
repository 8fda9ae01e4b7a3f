/** @jest-environment node */
import { inlineHashes, policyWith } from './inlineHashes';

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const go = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const nothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('inlineHashes', () => {
  it.each<[string, string[], string[], string[]]>([
    ['a script', ['<script>go()</script>'], [go], [nothing]],
    ['a script with attributes', ['<script data-area="/a.js">go()</script>'], [go], [nothing]],
    ['a style', ['<style data-styled>go()</style>'], [], [nothing, go]],
    [
      'the same script in two documents',
      ['<script>go()</script>', '<script>go()</script>'],
      [go],
      [nothing],
    ],
    ['structured data', ['<script type=application/ld+json>{}</script>'], [], [nothing]],
    [
      'a script in a file of its own',
      ['<script defer src=/assets/main.js></script>'],
      [],
      [nothing],
    ],
  ])('hashes %s', (_what, documents, scripts, styles) => {
    expect(inlineHashes(documents)).toEqual({ 'script-src': scripts, 'style-src': styles });
  });
});

describe('policyWith', () => {
  it('replaces the hashes with the current ones, and leaves everything else', () => {
    const policy = `default-src 'self'; script-src 'self' https://a.example ${nothing}; style-src 'self'; object-src 'none'`;
    expect(policyWith({ 'script-src': [go], 'style-src': [nothing] }, policy)).toBe(
      `default-src 'self'; script-src 'self' https://a.example ${go}; style-src 'self' ${nothing}; object-src 'none'`,
    );
  });

  it('refuses a policy without the directives', () => {
    expect(() => policyWith(inlineHashes([]), "default-src 'self'")).toThrow('has no script-src');
  });
});
