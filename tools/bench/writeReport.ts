import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../root';
import { withReport } from './benchReport';

const file = path.join(root, 'docs/performance.md');

/** Puts the report into docs/performance.md, in the place of the one before. */
export async function writeReport(text: string): Promise<void> {
  const document = withReport(readFileSync(file, 'utf8'), text);
  const style = await resolveConfig(file);
  writeFileSync(file, await format(document, { ...style, filepath: file }));
}
