import * as v from 'valibot';
import type { Load } from '../bench/measuring/watchNetwork';

const mapSchema = v.object({
  sources: v.array(v.string()),
  sourcesContent: v.optional(v.array(v.nullable(v.string())), []),
});

export interface Source {
  file: string;
  /** Characters, before it is made small. */
  size: number;
}

/** A script is served without the source map that says what it is made from. */
export class NoSourceMapError extends Error {
  override name = 'NoSourceMapError';
}

/**
 * What a script is made from, by its source map.
 * @throws NoSourceMapError
 */
export async function sourcesOf({ url }: Pick<Load, 'url'>): Promise<Source[]> {
  const map = `${url}.map`;
  const response = await fetch(map);
  if (!response.ok) throw new NoSourceMapError(`${map} answered ${response.status}.`);
  const { sources, sourcesContent } = v.parse(mapSchema, await response.json());
  return sources.map((file, index) => ({ file, size: sourcesContent[index]?.length ?? 0 }));
}
