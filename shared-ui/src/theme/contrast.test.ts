import { contrast } from '../testing/contrast';
import { darkScheme, lightScheme, moreContrast } from './schemes';
import type { Scheme } from './schemes';

type Name = keyof Scheme;

const grounds = ['canvas', 'surface', 'raised'] as const;

/** Text needs 4.5:1 on every ground that it stands on (WCAG 1.4.3). */
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

/** What shows a control, its state or its focus needs 3:1 against what is next to it (WCAG 1.4.11). */
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

  /** WCAG 1.4.6 asks for it, and a line is to be seen as well as what is written. */
  it.each(
    Object.entries(moreContrast).flatMap(([name, other]) =>
      grounds.map((ground) => [name, other, ground] as const),
    ),
  )('draws %s in %s on %s with a contrast of 7, where more is asked for', (_, ink, ground) => {
    expect(contrast(scheme[ink], scheme[ground])).toBeGreaterThanOrEqual(7);
  });
});

describe('the dark scheme, where no shadow is seen', () => {
  it('has three grounds that rise towards the reader', () => {
    const [canvas, surface, raised] = grounds.map((ground) =>
      contrast(darkScheme[ground], '#000000'),
    );
    expect(surface).toBeGreaterThan((canvas ?? 0) * 1.1);
    expect(raised).toBeGreaterThan((surface ?? 0) * 1.1);
  });

  it('tells amber from red in lightness too', () => {
    expect(contrast(darkScheme.warn, darkScheme.bad)).toBeGreaterThan(1.5);
  });
});

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
