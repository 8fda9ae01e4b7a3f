/** Brands of Chromium browsers; each precedes the one that it is based on. */
const brands = [
  'Microsoft Edge',
  'Opera',
  'Samsung Internet',
  'Brave',
  'Google Chrome',
  'Chromium',
];

/** Patterns in a browser's `userAgent`. It may match several; the first one counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

interface BrowserTraits {
  userAgent: string;
  /** Chromium has its `platform` from 93 on. */
  userAgentData?:
    | { brands: readonly { brand: string }[]; platform?: string | undefined }
    | undefined;
}

/**
 * A browser and its system as an admin recognises them: 'Chrome (Windows)'. Only names, so that it reads the same in
 * every language. It relies on what the browser reports; at most 80 characters; '–' if nothing is recognised.
 */
export function deviceName({ userAgent, userAgentData }: BrowserTraits): string {
  const known = userAgentData?.brands.map(({ brand }) => brand) ?? [];
  const brand = brands.find((each) => known.includes(each))?.replace(/^(Google|Microsoft) /, '');
  const browser = brand ?? find(browsers, userAgent);
  const platform = userAgentData?.platform?.replace('macOS', 'Mac') ?? '';
  const system = platform === '' ? find(systems, userAgent) : platform;
  const name = browser && system ? `${browser} (${system})` : (browser ?? system ?? '–');
  return name.slice(0, 80);
}

function find(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
