/** A greyscale picture, row by row: 0 is black, 255 white. */
export interface GreyPicture {
  light: Uint8ClampedArray;
  width: number;
  height: number;
}

interface Photocopier {
  /** Darker dots become black, the others white: the copier has no greys. */
  threshold: number;
  /** The rotation of the paper, in degrees. */
  angle: number;
  /** By how much the copier may read a dot lighter or darker than it is. */
  noise: number;
}

/** One copier that makes copies darker, and one that makes them lighter; in both, the paper lies slightly rotated. */
const copiers: readonly Photocopier[] = [
  { threshold: 142, angle: 0.5, noise: 20 },
  { threshold: 114, angle: -0.9, noise: 20 },
];

/** A copy of a copy, each in black and white, a little blurred, rotated, and with noise. */
export function photocopyTwice(picture: GreyPicture): GreyPicture {
  return copiers.reduce(photocopy, picture);
}

function photocopy(picture: GreyPicture, { threshold, angle, noise }: Photocopier): GreyPicture {
  const { light, width, height } = blurred(turned(picture, angle));
  const chance = chanceFrom(threshold);
  const seen = light.map((dot) => (dot + (2 * chance() - 1) * noise < threshold ? 0 : 255));
  return { light: seen, width, height };
}

/**
 * Rotates the picture about its centre; the area outside of it is white. Each dot is interpolated from the four
 * around it.
 * @param scale how many dots replace one dot of the original
 */
export function turned(picture: GreyPicture, degrees: number, scale = 1): GreyPicture {
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => of((degrees * Math.PI) / 180) / scale);
  const light = new Uint8ClampedArray(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const right = (at % width) - (width - 1) / 2;
    const down = Math.floor(at / width) - (height - 1) / 2;
    const x = (picture.width - 1) / 2 + right * (cosine ?? 1) + down * (sine ?? 0);
    const y = (picture.height - 1) / 2 - right * (sine ?? 0) + down * (cosine ?? 1);
    light[at] = lightAt(picture, x, y);
  }
  return { light, width, height };
}

function lightAt({ light, width, height }: GreyPicture, x: number, y: number): number {
  const dot = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 255
      : (light[row * width + column] ?? 255);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const above = dot(left, top) * (1 - across) + dot(left + 1, top) * across;
  const below = dot(left, top + 1) * (1 - across) + dot(left + 1, top + 1) * across;
  return above * (1 - down) + below * down;
}

/** Blurs like a lens: a quarter of each dot comes from its eight neighbours. */
function blurred({ light, width, height }: GreyPicture): GreyPicture {
  const result = light.map((dot, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return dot;
    let around = -dot;
    for (const row of [index - width, index, index + width]) {
      around += (light[row - 1] ?? 0) + (light[row] ?? 0) + (light[row + 1] ?? 0);
    }
    return (dot * 3) / 4 + around / 32;
  });
  return { light: result, width, height };
}

/** The same sequence in every run: a generator by Lehmer, from 0 up to 1. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** @param pixels four bytes a dot: red, green, blue and alpha, which is ignored */
export function toGrey(pixels: Uint8Array, width: number, height: number): GreyPicture {
  const light = Uint8ClampedArray.from({ length: width * height }, (_dot, index) => {
    const [red = 255, green = 255, blue = 255] = pixels.subarray(index * 4, index * 4 + 3);
    return (red + green + blue) / 3;
  });
  return { light, width, height };
}
