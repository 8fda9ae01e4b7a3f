/** @jest-environment node */
import { limits } from 'shared-data/limits';
import { photocopyTwice, type GreyPicture } from '../../../tools/testing/photocopy';
import { scanCode } from '../../../tools/testing/scanCode';
import { makeCode, type Code } from './makeCode';

/** The dark modules by row and column; each crossing of the outline switches between dark and light. */
function darkModules({ path, modules }: Code): boolean[][] {
  const crossings = Array.from({ length: modules }, () => new Uint8Array(modules + 1));
  for (const outline of path.split('Z').filter(Boolean)) {
    const corners = outline
      .slice(1)
      .split('L')
      .map((corner) => corner.split(' ').map(Number));
    corners.forEach(([x1 = 0, y1 = 0], at) => {
      const [x2 = 0, y2 = 0] = corners[(at + 1) % corners.length] ?? [];
      if (x1 !== x2) return;
      for (const row of crossings.slice(Math.min(y1, y2), Math.max(y1, y2)))
        row[x1] = 1 - (row[x1] ?? 0);
    });
  }
  return crossings.map((row) => {
    let isDark = false;
    return Array.from(row, (crossing) => (isDark = isDark !== (crossing === 1)));
  });
}

/** Simulates a print on white paper at 150 dots per inch: a dot is as dark as its printed share. */
function print(code: Code): GreyPicture {
  const dark = darkModules(code);
  const module = ((code.millimetres / 25.4) * 150) / (code.modules + 2 * code.quiet);
  const side = Math.ceil((code.modules + 4 * code.quiet) * module);
  const parts = [1 / 6, 1 / 2, 5 / 6];
  const moduleAt = (dot: number) => Math.floor(dot / module) - 2 * code.quiet;
  const modulesAt = Array.from({ length: side }, (_dot, dot) =>
    parts.map((part) => moduleAt(dot + part)),
  );
  const light = new Uint8ClampedArray(side * side).fill(255);
  modulesAt.forEach((rows, y) => {
    modulesAt.forEach((columns, x) => {
      const printed = rows.flatMap((row) => columns.filter((column) => dark[row]?.[column]));
      light[y * side + x] = 255 * (1 - printed.length / parts.length ** 2);
    });
  });
  return { light, width: side, height: side };
}

/** A string of base64url of this length, the same in every run. */
function tokenOf(length: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let state = length;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return alphabet[state % alphabet.length];
  }).join('');
}

describe.each([1, 570, 571, 900, limits.certificate.token])(
  'the code of a certificate of %i characters (#17)',
  (length) => {
    const address = `https://rampur.example/verify#${tokenOf(length)}`;
    const code = makeCode(address);

    it('takes a size that is large enough for paper, and fits on the page', () => {
      const { modules, quiet, millimetres } = code;
      expect(millimetres).toBeGreaterThanOrEqual(36);
      expect(millimetres / (modules + 2 * quiet)).toBeGreaterThanOrEqual(0.52);
      expect(millimetres).toBeLessThanOrEqual(78);
    });

    it('can be read by another library from its print @rest', () => {
      expect(scanCode(print(code))).toBe(address);
    });

    it('can be read from the copy of a copy in black and white @rest', () => {
      expect(scanCode(photocopyTwice(print(code)))).toBe(address);
    });
  },
);
