// The first half of `npm run journeys:browsers`: builds what is stale, installs the engines that are missing
// where it can, and says which were left out.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { buildApps } from '../../tools/building/buildApps';
import { ensureBrowser, installPackages } from '../../tools/running/ensureBrowser';
import { explain } from '../../tools/running/runCommand';
import { engines, findEngine, oldChromium } from '../../tools/browsers/engines';

const oldChromiumPackage = '@sparticuz/chromium@92.0.0';

/** Installs each missing engine of docs/browsers.md, as far as this machine allows it. */
async function installEngines(say: (line: string) => void): Promise<void> {
  await ensureBrowser(say);
  const packages = [
    ...(findEngine('firefox') ? [] : ['firefox-esr']),
    ...(findEngine('webkit') ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ];
  if (packages.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say(`Installing ${packages.join(', ')} …`);
    installPackages(packages);
  }
  if (!findEngine('chromium-92') && process.platform === 'linux' && process.arch === 'x64') {
    say(`Fetching Chromium 92 (${oldChromiumPackage}) …`);
    await unpackOldChromium();
  }
}

/** The package is built for another system: its archives are unpacked here, and none of its code is run. */
async function unpackOldChromium(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-browser-'));
  run('npm', ['pack', '--silent', '--pack-destination', folder, oldChromiumPackage]);
  run('tar', ['-xzf', path.join(folder, 'sparticuz-chromium-92.0.0.tgz'), '-C', folder]);
  const packed = path.join(folder, 'package', 'bin');
  const swiftShader = path.join(oldChromium, 'swiftshader');
  mkdirSync(swiftShader, { recursive: true });
  await decompress(path.join(packed, 'aws.tar.br'), path.join(folder, 'aws.tar'));
  run('tar', ['-xf', path.join(folder, 'aws.tar'), '-C', oldChromium]);
  await decompress(path.join(packed, 'swiftshader.tar.br'), path.join(folder, 'swiftshader.tar'));
  run('tar', ['-xf', path.join(folder, 'swiftshader.tar'), '-C', swiftShader]);
  // Last, because an existing program file counts as a complete installation.
  const program = path.join(oldChromium, 'chromium');
  await decompress(path.join(packed, 'chromium.br'), program);
  chmodSync(program, 0o755);
}

async function decompress(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

function run(program: string, parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} failed: ${stderr}`);
}

async function prepare(): Promise<void> {
  await installEngines(console.log);
  await buildApps({ which: 'stale', say: console.log });
  const missing = engines.filter((engine) => !findEngine(engine));
  if (missing.length > 0) console.log(`SKIPPED: ${missing.join(', ')}: not installed here.`);
}

explain(prepare());
