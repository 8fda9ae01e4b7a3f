import { contrast } from '../testing/contrast';
import { darkScheme, lightScheme, moreContrast } from './schemes';
import type { Scheme } from './schemes';

type Name = keyof Scheme;

const grounds = ['canvas', 'surface', 'raised'] as const;

/** Text needs 4.5:1 on every background that it is on (WCAG 1.4.3). */
const text: [Name, Name][] = [
  ...grounds.flatMap((ground): [Name, Name][] => [
    ['ink', ground],
    ['muted', ground],
    ['primary', ground],
    ['primaryHover', ground],
    ['bad', ground],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onBad', 'bad'],
  ['onBad', 'badHover'],
  ['onBanner', 'banner'],
  ['focusGap', 'accent'],
  ...(['good', 'warn', 'bad', 'info', 'neutral'] as const).flatMap((tone): [Name, Name][] => [
    [tone, `${tone}Ground`],
    ['ink', `${tone}Ground`],
  ]),
  ['muted', 'neutralGround'],
  ['muted', 'infoGround'],
  ['primary', 'neutralGround'],
  ['primaryHover', 'neutralGround'],
  ['primary', 'infoGround'],
  ...(['good', 'warn', 'bad', 'info'] as const).flatMap((tone): [Name, Name][] => [
    ['primary', `${tone}Ground`],
  ]),
];

/** Marks of a control, its state or its focus need 3:1 against their neighbours (WCAG 1.4.11). */
const marks: [Name, Name][] = [
  ...grounds.flatMap((ground): [Name, Name][] => [
    ['control', ground],
    ['accent', ground],
    ['good', ground],
    ['warn', ground],
    ['info', ground],
  ]),
  ['accent', 'focusGap'],
];

const schemes = { light: lightScheme, dark: darkScheme };

describe.each(Object.entries(schemes))('the %s scheme', (_name, scheme) => {
  it.each(text)('shows text in %s on %s', (ink, ground) => {
    expect(contrast(scheme[ink], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('shows %s against %s', (mark, ground) => {
    expect(contrast(scheme[mark], scheme[ground])).toBeGreaterThanOrEqual(3);
  });

  /** WCAG 1.4.6 requires it for text, and lines should be as visible as text. */
  it.each(
    Object.entries(moreContrast).flatMap(([name, other]) =>
      grounds.map((ground) => [name, other, ground] as const),
    ),
  )('draws %s in %s on %s with a contrast of 7, for more contrast', (_, ink, ground) => {
    expect(contrast(scheme[ink], scheme[ground])).toBeGreaterThanOrEqual(7);
  });
});

describe('the dark scheme, in which shadows are invisible', () => {
  it('has three backgrounds, each lighter than the one below', () => {
    const [canvas, surface, raised] = grounds.map((ground) =>
      contrast(darkScheme[ground], '#000000'),
    );
    expect(surface).toBeGreaterThan((canvas ?? 0) * 1.1);
    expect(raised).toBeGreaterThan((surface ?? 0) * 1.1);
  });

  it('distinguishes amber from red in lightness too', () => {
    expect(contrast(darkScheme.warn, darkScheme.bad)).toBeGreaterThan(1.5);
  });
});

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
