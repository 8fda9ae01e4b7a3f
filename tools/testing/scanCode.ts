import jsQR from 'jsqr';
import { turned, type GreyPicture } from './photocopy';

/** How a hand holds a phone over a paper: each picture of its camera is turned a little otherwise, in degrees. */
const held = [0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15];
/** Dots of the camera for one of the paper. */
const closeness = 1.6;

/** What the code in a picture says, by a decoder that the portal does not use; undefined where there is none. */
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
