import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfigFileTextToJson } from 'typescript';
import { root } from '../root';

interface Settings {
  options: object;
  jsPlugins: (string | { name: string; specifier: string })[];
}

interface Report {
  diagnostics: { filename: string; code?: string; message: string }[];
}

export interface Complaint {
  /** Such as `portal(hand-made-form)`. */
  rule: string;
  message: string;
}

/**
 * Checks samples with oxlint and the settings of .oxlintrc.json, in a folder of their own; rules that need types do not
 * run. All samples together take little longer than one.
 * @param samples code by the path that it would have here, which decides the rules
 */
export function lint(samples: Record<string, string>): Record<string, Complaint[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  try {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    for (const [file, code] of Object.entries(samples)) write(file, code);
    write('.oxlintrc.json', JSON.stringify(settings()));
    // The list of browsers.
    write('package.json', readFileSync(path.join(root, 'package.json'), 'utf8'));
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const run = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!run.stdout.startsWith('{')) throw new Error(run.stdout + run.stderr);
    const found = Object.fromEntries(
      Object.keys(samples).map((file): [string, Complaint[]] => [file, []]),
    );
    for (const { filename, code = '', message } of (JSON.parse(run.stdout) as Report).diagnostics) {
      found[filename]?.push({ rule: code, message });
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What our own rules say of each sample of an area. */
export function complaintsOfOwnRules(samples: readonly string[]): (code: string) => string[] {
  const fileOf = (code: string) => `shared-ui/src/Sample${samples.indexOf(code)}.tsx`;
  const found = lint(Object.fromEntries(samples.map((code) => [fileOf(code), code])));
  return (code) =>
    (found[fileOf(code)] ?? [])
      .filter(({ rule }) => rule.startsWith('portal('))
      .map(({ message }) => message);
}

function settings(): Settings {
  const file = path.join(root, '.oxlintrc.json');
  const { config } = parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
    config: Settings;
  };
  const resolve = (specifier: string) => require.resolve(specifier, { paths: [root] });
  return {
    ...config,
    options: {},
    jsPlugins: config.jsPlugins.map((plugin) => {
      const { name, specifier } =
        typeof plugin === 'string'
          ? { name: plugin.replace('eslint-plugin-', ''), specifier: plugin }
          : plugin;
      return { name, specifier: resolve(specifier) };
    }),
  };
}
