import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Of one module on paper: smaller ones do not survive being photocopied twice (`tools/testing/photocopy.ts`). */
const leastModule = 0.52;
/** What every reader manages, also from a picture of 150 dots per inch; where the page has room for it. */
const usualModule = 0.6;
/** Of a side, so that the text has its place too. */
const [leastSide, mostSide] = [36, 72];
/** What a reader needs to find the code (ISO/IEC 18004). */
const quietModules = 4;
/** Longer addresses get the lowest level of correction: a copy spoils small modules more than that level mends. */
const mostBytesForMedium = 600;

export interface Code {
  /** The outline of the dark modules, for the `d` of a path. */
  path: string;
  /** Modules on each side, without the quiet zone. */
  modules: number;
  /** Modules of the quiet zone on each side. */
  quiet: number;
  /** Length of a side on paper, with the quiet zone. */
  millimetres: number;
}

/** The QR code of an address. @throws where the address is longer than a code can carry, 2,953 bytes */
export function makeCode(address: string): Code {
  const { M, L } = correction;
  const { length } = new TextEncoder().encode(address);
  const code = generate(address, { minCorrectionLevel: length > mostBytesForMedium ? L : M });
  const side = code.size + 2 * quietModules;
  const wanted = Math.min(Math.max(leastSide, side * usualModule), mostSide);
  return {
    path: toSvgPath(code),
    modules: code.size,
    quiet: quietModules,
    millimetres: Math.ceil(Math.max(wanted, side * leastModule)),
  };
}
