import { bytesOf, textAt, uint16 } from './bytes';
import { orientationOnly, readOrientation, upright } from './orientation';

const marker = {
  end: 0xd9,
  scan: 0xda,
  jfif: 0xe0,
  exif: 0xe1,
  colour: 0xe2,
  adobe: 0xee,
  lastApp: 0xef,
  comment: 0xfe,
};

/**
 * A JPEG without its metadata (place, time, device, texts, embedded previews, whatever follows its end), in pieces that
 * are not encoded again. Orientation and colours stay. Undefined where the file is cut off.
 */
export function cleanJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let orientation = upright;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes[at + 1] ?? 0;
    // Filling bytes may precede a marker.
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === marker.end) {
      if (!pieces.length) return undefined;
      return [
        bytes.subarray(0, 2),
        ...(orientation === upright ? [] : [exifSegment(orientation)]),
        ...pieces,
        bytes.subarray(at, at + 2),
      ];
    }
    const end = isSingle(kind) ? at + 2 : at + 2 + uint16(bytes, at + 2);
    if (end > bytes.length) return undefined;
    if (kind === marker.exif && textAt(bytes, at + 4, 4) === 'Exif') {
      orientation = readOrientation(bytes.subarray(at + 10, end));
    }
    const next = kind === marker.scan ? endOfScan(bytes, end) : end;
    if (isKept(kind, textAt(bytes, at + 4, 12))) pieces.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

/** A marker without content. */
function isSingle(kind: number): boolean {
  return kind === 0x01 || (kind >= 0xd0 && kind <= 0xd8);
}

function isKept(kind: number, name: string): boolean {
  switch (kind) {
    case marker.jfif:
      return name.startsWith('JFIF');
    case marker.colour:
      return name.startsWith('ICC_PROFILE');
    // Says how the colours are stored.
    case marker.adobe:
      return name.startsWith('Adobe');
    case marker.comment:
      return false;
    default:
      return kind < marker.jfif || kind > marker.lastApp;
  }
}

/** The next marker after the dots of a scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    const isWithin = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isWithin) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

function exifSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const content = [...bytesOf('Exif'), 0, 0, ...orientationOnly(orientation)];
  return new Uint8Array([0xff, marker.exif, 0, content.length + 2, ...content]);
}
