import { deviceName } from './deviceName';

const mozilla = 'Mozilla/5.0';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome (Windows)'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Edge (Windows)'],
  [`${mozilla} (X11; Linux x86_64) ${chrome} OPR/120.0`, 'Opera (Linux)'],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox (Linux)'],
  [`${mozilla} (Linux; Android 10; K) ${chrome}`, 'Chrome (Android)'],
  [`${mozilla} (Linux; Android 10; K) SamsungBrowser/27.0 ${chrome}`, 'Samsung Internet (Android)'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 'Safari (Mac)'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    'Safari (iPhone)',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1`,
    'Chrome (iPhone)',
  ],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome (ChromeOS)'],
  [`${mozilla} (iPad; CPU OS 12_0 like Mac OS X) ${safari} Safari/604.1`, 'Safari (iPad)'],
  ['Safari/604.1', 'Safari'],
  ['Linux', 'Linux'],
  ['Node.js/20', '–'],
  ['', '–'],
])('reads %s', (userAgent, name) => {
  expect(deviceName({ userAgent })).toBe(name);
});

test.each([
  [['Not=A?Brand', 'Chromium', 'Google Chrome'], 'Windows', 'Chrome (Windows)'],
  [['Chromium', 'Microsoft Edge'], 'macOS', 'Edge (Mac)'],
  [['Chromium', 'Brave'], 'Linux', 'Brave (Linux)'],
  [['Chromium', 'Opera'], 'Linux', 'Opera (Linux)'],
  [['Chromium', 'Samsung Internet'], 'Android', 'Samsung Internet (Android)'],
  [['Chromium'], '', 'Chromium (Linux)'],
  // Before Chromium 93.
  [['Chromium', 'Google Chrome'], undefined, 'Chrome (Linux)'],
  [['A brand of its own'], 'Android', 'Chrome (Android)'],
])(
  'prefers the brands and platform that the browser reports: %s on %s',
  (names, platform, name) => {
    const userAgentData = { brands: names.map((brand) => ({ brand })), platform };
    const userAgent = `${mozilla} (X11; Linux x86_64) ${chrome}`;
    expect(deviceName({ userAgent, userAgentData })).toBe(name);
  },
);

it('stays within the length limit of the records', () => {
  const userAgentData = { brands: [], platform: 'x'.repeat(200) };
  expect(deviceName({ userAgent: '', userAgentData })).toHaveLength(80);
});
