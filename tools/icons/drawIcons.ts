// `npm run icons`: draws the icons of the home screen, the old favicon and the picture for shared links from the
// emblem, in a browser. The results are committed, because a build has no browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { lightScheme } from '../../shared-ui/src/theme/schemes';
import { browserFlags, findBrowser } from '../findBrowser';
import { root } from '../root';
import { runCommand } from '../running/runCommand';

const folder = path.join(root, 'shell/public');
const { banner: green, canvas, ink, muted, accent } = lightScheme;
const emblem = readFileSync(path.join(root, 'shell/src/header/emblem.svg'), 'utf8');
/** The content of the emblem's circle: the house and the sun. */
const motif = /<g .*<\/svg>/s.exec(emblem)?.[0].replace('</svg>', '') ?? '';

/** Phones cut icons into their own shape: the background fills the square, and the motif stays within the safe circle of 80 %. */
const maskable =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${green}"/>` +
  `<g transform="translate(20 20) scale(.84) translate(-20 -20)">${motif}</g></svg>`;

async function draw(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

async function drawShared(page: Page): Promise<Buffer> {
  const drawing = readFileSync(path.join(root, 'shell/src/landing/VillageDrawing.tsx'), 'utf8');
  const lines = /<g className="ground">.*<\/Drawing>/s.exec(drawing)?.[0] ?? '';
  const village = lines.replaceAll('className', 'class').replace('</Drawing>', '');
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(`<style>
    * { margin: 0; box-sizing: border-box; }
    body { width: 1200px; height: 630px; padding: 72px 80px; background: ${canvas}; border-top: 24px solid ${green};
      color: ${ink}; font-family: 'Noto Sans', 'DejaVu Sans', sans-serif; display: grid; grid-template-columns: 1fr 420px;
      gap: 48px; align-items: center; }
    .emblem svg { width: 112px; height: 112px; display: block; margin-bottom: 40px; }
    h1 { font-size: 68px; line-height: 1.1; letter-spacing: -1px; }
    p { margin-top: 28px; font-size: 30px; line-height: 1.4; color: ${muted}; }
    .village { fill: none; stroke: ${ink}; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
    .people { fill: ${ink}; } .leaf { stroke: ${accent}; } .ground { stroke: ${muted}; }
  </style><div><div class="emblem">${emblem}</div><h1>Village Council Portal</h1>
  <p>Services, fees and papers. Apply online, follow your application, check a certificate.</p></div>
  <svg class="village" viewBox="0 0 320 220">${village}</svg>`);
  return page.screenshot();
}

/** One picture in the ICO format that browsers request at /favicon.ico. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function drawIcons() {
  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  const save = (name: string, content: Buffer | string) =>
    writeFileSync(path.join(folder, name), content);
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: [...browserFlags],
  });
  try {
    const page = await browser.newPage();
    save('icons/any.svg', emblem);
    for (const size of [192, 512]) {
      save(`icons/any-${size}.png`, await draw(page, emblem, size));
      save(`icons/maskable-${size}.png`, await draw(page, maskable, size));
    }
    // iOS requests it at this address, and rounds the corners itself.
    save('apple-touch-icon.png', await draw(page, maskable, 180));
    save('favicon.ico', toIco(await draw(page, emblem, 32), 32));
    save('social.png', await drawShared(page));
  } finally {
    await browser.close();
  }
  console.log('The icons are in shell/public.');
}

runCommand({ usage: 'npm run icons', takes: [], options: {}, run: drawIcons });
