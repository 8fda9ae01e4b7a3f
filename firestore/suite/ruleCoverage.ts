import {
  array,
  exactOptional,
  looseObject,
  number,
  object,
  optional,
  type InferOutput,
} from 'valibot';

/** An `allow` of the rules, and how often it was decided each way. */
export interface AllowCoverage {
  line: number;
  /** The text before the condition: the collection and the operations. */
  what: string;
  allowed: number;
  /** Includes errors in the condition, which also refuse. */
  refused: number;
}

/**
 * The report of one expression of the rules. Nested expressions are skipped: they are nearly all of a response of
 * hundreds of megabytes, and only conditions are needed.
 */
const expressionSchema = object({
  sourcePosition: object({
    line: optional(number(), 1),
    currentOffset: optional(number(), 0),
    endOffset: number(),
  }),
  values: exactOptional(array(object({ value: looseObject({}), count: number() }))),
});

type Expression = InferOutput<typeof expressionSchema>;

/** The part of the response of the Firestore emulator's `…:ruleCoverage` that is needed here. */
export const ruleCoverageSchema = object({ report: optional(array(expressionSchema), []) });

const allow = /^\s*allow ([a-z, ]+): if/;
const match = /^\s*match (\/\S+) \{/;

/**
 * How often each `allow` was decided each way.
 * @param rules the text of the rules; a condition starts on the line of its `allow`
 */
export function coverAllows(rules: string, report: readonly Expression[]): AllowCoverage[] {
  const open: string[] = [];
  return rules.split('\n').flatMap((text, index) => {
    const path = match.exec(text)?.[1];
    if (path) open.splice(depthOf(text) - 1, Infinity, path);
    const operations = allow.exec(text)?.[1];
    if (operations === undefined) return [];
    const line = index + 1;
    const condition = report
      .filter(({ sourcePosition }) => sourcePosition.line === line)
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    const counts = { allowed: 0, refused: 0 };
    for (const { value, count } of condition?.values ?? []) {
      counts[value.boolValue === true ? 'allowed' : 'refused'] += count;
    }
    const where = open.slice(1, depthOf(text) - 1).join('');
    return [{ line, what: `${where} ${operations}`, ...counts }];
  });
}

/** The sum of the counts of several reports on the same rules. */
export function sumCoverage(reports: readonly AllowCoverage[][]): AllowCoverage[] {
  const [first = [], ...others] = reports;
  return first.map((row, index) => ({
    ...row,
    allowed: others.reduce((sum, rows) => sum + (rows[index]?.allowed ?? 0), row.allowed),
    refused: others.reduce((sum, rows) => sum + (rows[index]?.refused ?? 0), row.refused),
  }));
}

/** The `allow`s that were not decided both ways. */
export function findUncovered(rows: readonly AllowCoverage[]): AllowCoverage[] {
  return rows.filter(({ allowed, refused }) => allowed === 0 || refused === 0);
}

export function describeCoverage(rows: readonly AllowCoverage[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const cells = (...[line, what, allowed, refused]: [unknown, string, unknown, unknown]) =>
    `${String(line).padStart(5)}  ${what.padEnd(width)}  ${String(allowed).padStart(7)}  ${String(refused).padStart(7)}`;
  return [
    cells('line', 'rule', 'allowed', 'refused'),
    ...rows.map(({ line, what, allowed, refused }) => cells(line, what, allowed, refused)),
  ].join('\n');
}

/** Indented by two spaces for each level. */
function depthOf(text: string): number {
  return text.search(/\S/) / 2;
}

function lengthOf({ sourcePosition: { currentOffset, endOffset } }: Expression): number {
  return endOffset - currentOffset;
}
