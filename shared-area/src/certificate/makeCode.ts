import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/**
 * The least size of a module on paper, in millimetres: smaller ones do not survive being photocopied twice
 * (`tools/testing/photocopy.ts`).
 */
const leastModule = 0.52;
/**
 * The size that every reader can read, also from a picture of 150 dots per inch; used if the page has room
 * for it.
 */
const usualModule = 0.6;
/** The least and the largest side, in millimetres, so that the text has enough room too. */
const [leastSide, mostSide] = [36, 72];
/** The quiet zone that a reader needs to find the code (ISO/IEC 18004). */
const quietModules = 4;
/**
 * Longer addresses get the lowest level of correction: a copy damages small modules more than a higher level can
 * repair.
 */
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

/** The QR code of an address. @throws if the address is longer than a code can hold, 2,953 bytes */
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
