import { readableSize } from './readablePicture';

it.each([
  ['a photograph', [4800, 3600], [2400, 1800]],
  ['a tall photograph', [3000, 4000], [1800, 2400]],
  ['a small picture', [800, 600], [800, 600]],
  ['a scrolling screenshot of a phone', [1080, 14126], [720, 9417]],
  ['one that is wide', [14126, 1080], [9417, 720]],
  ['a narrow strip', [400, 20_000], [400, 20_000]],
])(
  'reduces %s by its area, and never below what can be read (#44.6)',
  (_, [width, height], [w, h]) => {
    expect(readableSize({ width: width ?? 0, height: height ?? 0 })).toEqual({
      width: w,
      height: h,
    });
  },
);
