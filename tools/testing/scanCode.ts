import jsQR from 'jsqr';
import { turned, type GreyPicture } from './photocopy';

/** Angles of a hand-held phone over a paper, in degrees: each picture of its camera is rotated differently. */
const held = [0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15];
/** How many dots of the camera correspond to one dot of the paper. */
const closeness = 1.6;

/** The content of the code in a picture, read by a decoder that the portal does not use; undefined if there is none. */
export function scanCode(paper: GreyPicture): string | undefined {
  for (const degrees of held) {
    const { light, width, height } = turned(paper, degrees, closeness);
    const pixels = new Uint8ClampedArray(light.length * 4).fill(255);
    for (let at = 0; at < pixels.length; at += 1) {
      if (at % 4 !== 3) pixels[at] = light[at >> 2] ?? 255;
    }
    const code = jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' });
    if (code) return code.data;
  }
  return undefined;
}
