/** A picture in grey, row by row: 0 is black, 255 white. */
export interface GreyPicture {
  light: Uint8ClampedArray;
  width: number;
  height: number;
}

interface Photocopier {
  /** What is darker comes out black, the rest white: it knows no greys. */
  threshold: number;
  /** How askew the paper lies, in degrees. */
  angle: number;
  /** How much lighter or darker than it is a dot may be seen. */
  noise: number;
}

/** One copier that makes papers darker, and one that makes them lighter; neither has the paper straight. */
const copiers: readonly Photocopier[] = [
  { threshold: 142, angle: 0.5, noise: 20 },
  { threshold: 114, angle: -0.9, noise: 20 },
];

/** A copy of a copy, each in black and white, a little blurred, askew, and with dots that are not on the paper. */
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
 * Turned about its middle; what comes from beyond its edge is white. Each dot is of the four that it falls between.
 * @param scale how many dots there are in the place of one
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

/** As lenses do: a quarter of each dot is its eight neighbours. */
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

/** The same dots in every run: a generator by Lehmer, from 0 up to 1. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** @param pixels four bytes a dot: red, green, blue and one that is not looked at */
export function toGrey(pixels: Uint8Array, width: number, height: number): GreyPicture {
  const light = Uint8ClampedArray.from({ length: width * height }, (_dot, index) => {
    const [red = 255, green = 255, blue = 255] = pixels.subarray(index * 4, index * 4 + 3);
    return (red + green + blue) / 3;
  });
  return { light, width, height };
}
