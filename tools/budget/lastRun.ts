import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ownFolder } from '../root';
import type { Sizes } from './attribution';

const file = path.join(ownFolder, 'budget', 'last-good.json');
const schema = v.record(v.string(), v.record(v.string(), v.number()));

/** Sizes by screen, of the last run on this machine that kept every budget. */
export type Run = Record<string, Sizes>;

export function lastGoodRun(): Run | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There has been none, or it was kept by another version of this.
    return undefined;
  }
}

export function keepGoodRun(run: Run): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(run));
}
