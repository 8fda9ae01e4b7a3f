/** The only file with colour values. Every pair in use is measured in contrast.test.ts. */
export interface Scheme {
  canvas: string;
  surface: string;
  raised: string;
  line: string;
  control: string;
  ink: string;
  muted: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  banner: string;
  onBanner: string;
  accent: string;
  focusGap: string;
  good: string;
  goodGround: string;
  warn: string;
  warnGround: string;
  bad: string;
  badHover: string;
  badGround: string;
  onBad: string;
  info: string;
  infoGround: string;
  neutral: string;
  neutralGround: string;
  scrim: string;
  shadow: string;
}

export const lightScheme: Scheme = {
  canvas: '#F6F4EF',
  surface: '#FFFFFF',
  raised: '#FBFAF7',
  line: '#D8D5CC',
  control: '#827C70',
  ink: '#1B2430',
  muted: '#525E6B',
  primary: '#0B5D4B',
  primaryHover: '#084A3B',
  onPrimary: '#FFFFFF',
  banner: '#0B5D4B',
  onBanner: '#FFFFFF',
  accent: '#CB7412',
  focusGap: '#1B2430',
  good: '#1E6B3A',
  goodGround: '#E4F1E7',
  warn: '#7A5000',
  warnGround: '#FBF0D6',
  bad: '#B42318',
  badHover: '#8F1B12',
  badGround: '#FCEBE8',
  onBad: '#FFFFFF',
  info: '#1D4E89',
  infoGround: '#E6EEF8',
  neutral: '#47525D',
  neutralGround: '#ECEAE4',
  scrim: '#1B243099',
  shadow: '#1B243014',
};

/**
 * Designed, not inverted: three backgrounds, each lighter than the one below, colours that are readable on each, red
 * distinguished from amber in lightness too, and lines instead of shadows, which are invisible on dark.
 */
export const darkScheme: Scheme = {
  canvas: '#0D1416',
  surface: '#172227',
  raised: '#213037',
  line: '#384951',
  control: '#83959E',
  ink: '#E8EDEF',
  muted: '#A9B6BD',
  primary: '#6CD0B4',
  primaryHover: '#92E2CB',
  onPrimary: '#06201A',
  banner: '#113A30',
  onBanner: '#E8EDEF',
  accent: '#F0A848',
  focusGap: '#0D1416',
  good: '#7FD19B',
  goodGround: '#183628',
  warn: '#F5CD78',
  warnGround: '#332C19',
  bad: '#F58E83',
  badHover: '#FBB8B1',
  badGround: '#43231F',
  onBad: '#2B0D0A',
  info: '#8FB9EA',
  infoGround: '#1B3350',
  neutral: '#B9C4CA',
  neutralGround: '#2B3A41',
  scrim: '#04080ACC',
  shadow: '#00000000',
};

/** Colours that are replaced by stronger ones for a reader who prefers more contrast, in both schemes. */
export const moreContrast = {
  line: 'neutral',
  control: 'ink',
  muted: 'neutral',
} as const satisfies Partial<Record<keyof Scheme, keyof Scheme>>;
