/** Brands of Chromium browsers, each before the one that it is built on. */
const brands = [
  'Microsoft Edge',
  'Opera',
  'Samsung Internet',
  'Brave',
  'Google Chrome',
  'Chromium',
];

/** What a browser's `userAgent` holds, each before those that it also holds. */
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
  userAgentData?: { brands: readonly { brand: string }[]; platform: string } | undefined;
}

/**
 * A browser and its system as an admin recognises them: 'Chrome (Windows)', in names alone, so that it is read in
 * any language. It is what the browser says of itself, at most 80 characters; '–' where that is nothing known.
 */
export function deviceName({ userAgent, userAgentData }: BrowserTraits): string {
  const known = userAgentData?.brands.map(({ brand }) => brand) ?? [];
  const brand = brands.find((each) => known.includes(each))?.replace(/^(Google|Microsoft) /, '');
  const browser = brand ?? find(browsers, userAgent);
  const platform = userAgentData?.platform.replace('macOS', 'Mac') ?? '';
  const system = platform === '' ? find(systems, userAgent) : platform;
  const name = browser && system ? `${browser} (${system})` : (browser ?? system ?? '–');
  return name.slice(0, 80);
}

function find(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
