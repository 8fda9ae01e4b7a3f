import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { prerender as prerenderShell } from '../../shell/src/prerender';
import { firstLanguage, otherLanguages } from '../../shared-ui/src/language/languages';
import { readJson, root } from '../root';
import { runStep } from '../running/runStep';
import { readPublishedServices, readPublishedTexts } from './servicesFile';
import { hostingSites } from '../serving/localHosting';
import { composeDocument } from './composeDocument';

/**
 * Renders the documents of the public routes, and the fallback document for every other address, into a build of the
 * shell. They are based on webpack's own document, which the landing page's document then replaces.
 * @param dist the build, as webpack left it
 * @param mode the mode of the build: development reports more about hydration errors
 * @returns the scripts of each named chunk, as addresses
 */
export async function prerender(
  dist: string,
  mode: 'production' | 'development' = 'production',
): Promise<Record<string, string[]>> {
  readPublishedServices();
  otherLanguages.forEach(readPublishedTexts);
  const origin = portalOrigin();
  const { pages, files } = await renderPages(mode, origin);
  const frame = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const notes = path.join(dist, 'chunks.json');
  const chunks = readJson(notes) as Record<string, string[]>;
  for (const { chunk, ...page } of pages) {
    const names = [chunk, `messages-${page.language}`, `${chunk}-${page.language}`];
    const scripts = names.flatMap((name) => chunks[name ?? ''] ?? []);
    const file = path.join(dist, documentFile(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, composeDocument({ ...page, frame, scripts, origin }));
  }
  rmSync(notes);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text);
  // Icons, and the picture for shared links.
  cpSync(path.join(root, 'shell/public'), dist, { recursive: true });
  return chunks;
}

/** The path of a page's document in the build. */
export function documentFile({ page, language }: { page: string; language: string }): string {
  if (page === '/') return 'index.html';
  // The hosting serves these at their paths without rewrites: which ones exist depends on the council.
  if (page === `/${language}` || /^(\/[a-z]{2})?\/services\//.test(page)) {
    return `${page.slice(1)}/index.html`;
  }
  if (page.startsWith('/')) return `${page.slice(1)}.html`;
  return language === firstLanguage ? 'page.html' : `${language}/page.html`;
}

async function renderPages(mode: string, origin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-prerender-'));
  try {
    const { code, output } = await runStep(
      'webpack/bin/webpack.js',
      ['--mode', mode, '--env', 'prerender', '--output-path', folder],
      { cwd: 'shell' },
    );
    if (code !== 0) throw new Error(output);
    const built = (await import(path.join(folder, 'prerender.js'))) as {
      prerender: typeof prerenderShell;
    };
    return await built.prerender(origin);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const configSchema = v.looseObject({
  portal: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^/]+$/))),
});

/**
 * The address of the deployed portal, for absolute URLs: `portal` in shell/deployment/config.json,
 * such as 'https://services.green-valley.example', by default the site of .firebaserc.
 */
function portalOrigin(): string {
  const { portal } = v.parse(configSchema, readJson('shell/deployment/config.json'));
  const [site] = hostingSites('shell');
  return portal ?? `https://${site ?? 'localhost'}.web.app`;
}
