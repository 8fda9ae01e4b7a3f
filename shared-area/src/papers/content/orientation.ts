import { bytesOf, textAt, uint16, uint32 } from './bytes';

/** How a picture without the mark is shown. */
export const upright = 1;

const orientationTag = 0x0112;
const entryLength = 12;

/** The orientation in Exif data, from 1 to 8; 1 where there is none. `tiff` begins with the byte order. */
export function readOrientation(tiff: Uint8Array): number {
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const directory = uint32(tiff, 4, isLittle);
  const count = uint16(tiff, directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryLength;
    if (entry + entryLength > tiff.length) break;
    if (uint16(tiff, entry, isLittle) !== orientationTag) continue;
    const value = uint16(tiff, entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}

/** Exif data with nothing but the orientation. */
export function orientationOnly(orientation: number): number[] {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [...bytesOf('MM'), 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
}
