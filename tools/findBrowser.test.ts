import { findBrowser, findJourneyBrowser, type Machine } from './findBrowser';

function machine(platform: NodeJS.Platform, programs: string[], env: Machine['env'] = {}): Machine {
  const own: Partial<Record<NodeJS.Platform, Machine['env']>> = {
    linux: { PATH: '/usr/local/bin:/usr/bin' },
    darwin: { HOME: '/Users/asha' },
    win32: {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\asha\\AppData\\Local',
    },
  };
  return {
    platform,
    env: { ...own[platform], ...env },
    isProgram: (file) => programs.includes(file),
  };
}

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const ownMacEdge = '/Users/asha/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
const windowsEdge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
const windowsChrome = 'C:\\Users\\asha\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe';

describe('findBrowser', () => {
  it.each<[string, Machine, string | null]>([
    ['Chromium on Linux', machine('linux', ['/usr/bin/chromium']), '/usr/bin/chromium'],
    [
      'Chrome before Chromium',
      machine('linux', ['/usr/bin/chromium', '/usr/bin/google-chrome']),
      '/usr/bin/google-chrome',
    ],
    [
      'the first one on the path',
      machine('linux', ['/usr/bin/chromium', '/usr/local/bin/chromium']),
      '/usr/local/bin/chromium',
    ],
    ['Chrome on macOS', machine('darwin', [macChrome, ownMacEdge]), macChrome],
    ["a person's own Edge on macOS", machine('darwin', [ownMacEdge]), ownMacEdge],
    [
      'Chrome before Edge on Windows',
      machine('win32', [windowsEdge, windowsChrome]),
      windowsChrome,
    ],
    ['Edge on Windows', machine('win32', [windowsEdge]), windowsEdge],
    [
      'the one that PORTAL_BROWSER names, before all others',
      machine('linux', ['/usr/bin/google-chrome', '/opt/brave'], { PORTAL_BROWSER: '/opt/brave' }),
      '/opt/brave',
    ],
    ['none', machine('linux', []), null],
  ])('finds %s', (_what, found, expected) => {
    expect(findBrowser(found)).toBe(expected);
  });

  it('throws if PORTAL_BROWSER names a missing program', () => {
    const wrong = machine('linux', ['/usr/bin/chromium'], { PORTAL_BROWSER: '/opt/brave' });
    expect(() => findBrowser(wrong)).toThrow("PORTAL_BROWSER is '/opt/brave'");
  });
});

describe('findJourneyBrowser', () => {
  const withoutWindows = '/usr/bin/chromium-headless-shell';
  it.each<[string, Machine, string | null]>([
    [
      'headless Chromium, before a browser',
      machine('linux', ['/usr/bin/google-chrome', withoutWindows]),
      withoutWindows,
    ],
    [
      'a browser, without headless Chromium',
      machine('linux', ['/usr/bin/chromium']),
      '/usr/bin/chromium',
    ],
    ['a browser on Windows', machine('win32', [windowsEdge]), windowsEdge],
    [
      'the one that PORTAL_BROWSER names, before all others',
      machine('linux', [withoutWindows, '/opt/brave'], { PORTAL_BROWSER: '/opt/brave' }),
      '/opt/brave',
    ],
  ])('finds %s', (_what, found, expected) => {
    expect(findJourneyBrowser(found)).toBe(expected);
  });
});
