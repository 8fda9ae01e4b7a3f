import jsQR from 'jsqr';
import { makeCode, type Code } from './makeCode';

/** The modules of a code as a picture, read from the outline that is drawn: each crossing turns dark into light. */
function pictureOf({ path, modules, quiet }: Code) {
  const scale = 3;
  const side = (modules + 2 * quiet) * scale;
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
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  crossings.forEach((row, y) => {
    let isDark = false;
    row.forEach((crossing, x) => {
      isDark = isDark !== (crossing === 1);
      if (!isDark) return;
      for (let line = 0; line < scale; line += 1) {
        const start = ((y + quiet) * scale + line) * side + (x + quiet) * scale;
        for (let dot = start; dot < start + scale; dot += 1) data.fill(0, dot * 4, dot * 4 + 3);
      }
    });
  });
  return { data, side };
}

it.each([30, 700, 1200, 1201, 1840])(
  'makes a code of %i characters that another library reads, large enough for paper (#17.4)',
  (length) => {
    const address = 'https://rampur.example/verify#'.padEnd(length, 'eyJhbGciOiJFUzI1NiJ9_-');
    const code = makeCode(address);
    const { data, side } = pictureOf(code);
    expect(jsQR(data, side, side)?.data).toBe(address);
    const { modules, quiet, millimetres } = code;
    expect(millimetres).toBeGreaterThanOrEqual(36);
    expect(millimetres / (modules + 2 * quiet)).toBeGreaterThanOrEqual(0.42);
    expect(millimetres).toBeLessThanOrEqual(72);
  },
);
