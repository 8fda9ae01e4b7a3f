import path from 'node:path';
import { build } from 'esbuild';
import { esbuildTargets } from '../../browserTargets';
import { root } from '../../root';

const place =
  /<script(?<area> data-area="(?<chunks>[^"]*)")? data-polyfills=[^>]*>[\s\S]*?<\/script>/;

/** The script that stands in every document, as the one bundle needs it. */
export async function firstScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'shell/src/hydration/beforeFirstPaint.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: esbuildTargets(),
    plugins: [
      {
        name: 'askEarly',
        setup: (bundling) => {
          const file = path.join(__dirname, 'askEarly.ts');
          bundling.onResolve({ filter: /\/askEarly$/ }, () => ({ path: file }));
        },
      },
    ],
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Puts the script into a document, in the place of the shell's. A public document names no chunks of an area.
 * @param areaChunks addresses of each area's own chunks, by area
 */
export function withFirstScript(
  html: string,
  script: string,
  areaChunks: Readonly<Record<string, readonly string[]>>,
): string {
  const found = place.exec(html)?.groups;
  if (!found) throw new Error('The document has no script that runs before the first paint.');
  if (!found.area) return html.replace(place, () => `<script>${script}</script>`);
  const common = (found.chunks ?? '').split(' ').filter(Boolean);
  const ofAreas = Object.entries(areaChunks).flatMap(([area, files]) =>
    files.filter((file) => !common.includes(file)).map((file) => `${area}:${file}`),
  );
  const chunks = [...common, ...ofAreas].join(' ');
  return html.replace(place, () => `<script data-area="${chunks}">${script}</script>`);
}
