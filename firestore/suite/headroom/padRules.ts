/** An `allow` of the rules that writes: the collections of its path and an operation, such as 'applications/notes create'. */
export type Write = string;

/** The limits of one evaluation: https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
export const mostExpressions = 1000;

/** Each level is one expression inside the one before it, and Firestore compiles some 50 of those. */
const levels = 40;
const blocks = 6;

/** As many as a write of several documents may read. */
export const mostReads = 20;

/** From here on, `headroom` reads documents instead. */
const readsFrom = 1000;

/** A rule that allows everything: with it, the test checks how the emulator counts. */
export const calibration: Write = 'headroom create';

/**
 * The rules with harmless expressions at the end of each `allow` that writes. How many are evaluated is a number in
 * the token of whoever writes, since loading rules takes seconds.
 * @returns the names of these claims too
 */
export function padRules(rules: string): { padded: string; claims: Map<Write, string> } {
  const claims = new Map<Write, string>();
  const claimOf = (write: Write) => {
    const claim = claims.get(write) ?? `headroom${claims.size}`;
    claims.set(write, claim);
    return claim;
  };
  const open: (string | undefined)[] = [];
  const padded = rules.replaceAll(
    /^( *)(?:match (\/\S+) \{|allow ([a-z, ]+): if ([^;]*);)/gm,
    (text, indent: string, path?: string, operations?: string, condition?: string): string => {
      const depth = indent.length / 2;
      if (path) {
        open.length = depth;
        open[depth] = path;
        return text;
      }
      const collections = open.slice(2, depth).flatMap((each) => each?.match(/\w+(?=\/\{)/g) ?? []);
      const written = (operations ?? '')
        .split(', ')
        .filter((each) => each !== 'get' && each !== 'list' && each !== 'read');
      if (written.length === 0) return text;
      return written
        .map((operation) => {
          const claim = claimOf(`${collections.join('/')} ${operation}`);
          return `${indent}allow ${operation}: if (${condition ?? ''}) && headroom(request.auth.token.${claim});`;
        })
        .join('\n');
    },
  );
  const own = `${functions()}
    match /headroom/{id} { allow create: if headroom(request.auth.token.${claimOf(calibration)}); }
`;
  return {
    padded: padded.replace(/^(.*match \/databases\/\{database\}\/documents \{\n)/m, `$1${own}`),
    claims,
  };
}

function functions(): string {
  const nested = (parts: string[], last: string) =>
    parts.reduceRight((rest, part) => `${part}(${rest})`, last);
  const block = (index: number) => {
    const parts = Array.from(
      { length: levels },
      (_, level) => `n <= ${index * levels + level + 1} || `,
    );
    return `function expressions${index}(n) { return ${nested(parts, index + 1 < blocks ? `expressions${index + 1}(n)` : 'true')}; }`;
  };
  const reads = Array.from(
    { length: mostReads },
    (_, index) =>
      `n <= ${readsFrom + index} || !exists(/databases/$(database)/documents/headroom/x${index}) && `,
  );
  return [
    'function headroom(n) { return n == 0 || (n < 1000 ? expressions0(n) : reads(n)); }',
    `function reads(n) { return ${nested(reads, 'true')}; }`,
    ...Array.from({ length: blocks }, (_, index) => block(index)),
  ].join('\n');
}

/** The claim that adds at most this number of expressions. */
export function claimOfExpressions(most: number): number {
  let claim = 0;
  while (claim < levels * blocks && expressionsOf(claim + 1) <= most) claim += 1;
  return claim;
}

/** How many expressions the emulator counts for `&& headroom(claim)`: calls, operators, names and literals are one each. */
export function expressionsOf(claim: number): number {
  const unpadded = 2 + 1 + 4 + 1 + 3;
  if (claim === 0) return unpadded;
  const calls = Math.floor((claim - 1) / levels) + 1;
  return unpadded + 1 + 2 + 3 + 2 * calls + 5 * (claim - 1) + 4;
}

/** The claim that reads this number of documents, each of its own. */
export const claimOfReads = (count: number) => (count === 0 ? 0 : readsFrom + count);
