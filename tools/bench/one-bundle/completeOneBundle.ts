import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { prerender } from '../../building/prerender';
import { buildServiceWorker } from '../../building/buildServiceWorker';
import { filesIn } from '../../releasing/files';
import { fallbackDocument } from '../../serving/localHosting';
import { firstScript, withFirstScript } from './firstScript';

const chunksSchema = v.record(v.string(), v.array(v.string()));

/** What the one bundle has beyond webpack's build, as the shell has it: documents and service worker. */
export async function completeOneBundle(dist: string): Promise<void> {
  const notes: unknown = JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8'));
  const chunks = v.parse(chunksSchema, notes);
  await prerender(dist);
  const script = await firstScript();
  const areaChunks = Object.fromEntries(
    ['user', 'staff', 'admin'].map((area): [string, string[]] => [
      area,
      chunks[`${area}-area`] ?? [],
    ]),
  );
  for (const file of documentsIn(dist)) {
    writeFileSync(file, withFirstScript(readFileSync(file, 'utf8'), script, areaChunks));
  }
  await buildServiceWorker({ dist, isWithdrawn: false, fallback: fallbackDocument() });
}

/** The full paths of the documents in a folder. */
export function documentsIn(folder: string): string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));
}
