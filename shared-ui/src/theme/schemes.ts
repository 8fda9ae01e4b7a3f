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
  neutral: '#4A5560',
  neutralGround: '#ECEAE4',
  scrim: '#1B243099',
  shadow: '#1B243014',
};

export const darkScheme: Scheme = {
  canvas: '#10171A',
  surface: '#172126',
  raised: '#1D2A30',
  line: '#2F3E45',
  control: '#74868F',
  ink: '#E8EDEF',
  muted: '#A9B6BD',
  primary: '#62C7AB',
  primaryHover: '#82D6BE',
  onPrimary: '#08211A',
  banner: '#1D2A30',
  onBanner: '#E8EDEF',
  accent: '#F0A848',
  focusGap: '#10171A',
  good: '#7FD19B',
  goodGround: '#14301F',
  warn: '#F0C36A',
  warnGround: '#352A10',
  bad: '#F79A90',
  badHover: '#FBB8B1',
  badGround: '#3A1B19',
  onBad: '#2B0D0A',
  info: '#8FB9EA',
  infoGround: '#152B44',
  neutral: '#B9C4CA',
  neutralGround: '#263238',
  scrim: '#05090BB3',
  shadow: '#00000066',
};
