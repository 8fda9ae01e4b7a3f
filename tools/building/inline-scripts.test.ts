import { inlineScriptHashes, refuseUnlistedScripts } from './inline-scripts';

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const hash = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

describe('the scripts of a document', () => {
  it.each([
    ['<script>go()</script>', [hash]],
    ['<script type="text/javascript">go()</script><p><script>go()</script>', [hash, hash]],
    ['<script defer src=/assets/main.js></script>', []],
    ['<p>No script.</p>', []],
  ])('of %s have the hashes %s', (html, hashes) => {
    expect(inlineScriptHashes(html)).toEqual(hashes);
  });

  it('pass when the policy lists them', () => {
    expect(() =>
      refuseUnlistedScripts('<script>go()</script>', `script-src ${hash}`),
    ).not.toThrow();
  });

  it('fail the build, with what to write, when the policy does not', () => {
    expect(() => refuseUnlistedScripts('<script>go()</script>', "script-src 'self'")).toThrow(
      `script-src needs ${hash}`,
    );
  });
});
