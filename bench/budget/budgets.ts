import { kibi, type Limits, type Unit } from '../comparison';
import type { Load } from '../measuring/watchNetwork';

interface Measured {
  says: string;
  unit: Unit;
  /** Whether a response counts, on a visit to a screen that became usable at `readyAt`. */
  counts: (load: Load, readyAt: number) => boolean;
}
const isScript = ({ type }: Load) => type === 'Script';
const isAny = () => true;

/** The measures of a first visit. */
export const measures = {
  html: { says: 'HTML', unit: 'KiB', counts: ({ type }) => type === 'Document' },
  script: { says: 'JavaScript', unit: 'KiB', counts: isScript },
  scriptRequests: { says: 'requests for JavaScript', unit: 'requests', counts: isScript },
  untilUsable: {
    says: 'until it can be used',
    unit: 'KiB',
    // The tab's icon ('Other') delays nothing.
    counts: ({ at, type }, readyAt) => type !== 'Other' && at <= readyAt,
  },
  all: { says: 'everything', unit: 'KiB', counts: isAny },
  requests: { says: 'requests', unit: 'requests', counts: isAny },
} as const satisfies Record<string, Measured>;

export type Measure = keyof typeof measures;

/** The most that a first visit to a screen may load, headers and compressed bodies together. A commit may raise one if it says why. */
export interface Budget extends Limits {
  screen: string;
  measure: Measure;
  /** The screen whose figure in the same run is subtracted: the budget then limits how much more this screen loads. */
  beyond?: string;
}

/** Suffix of a screen's name on the live store. */
export const onLiveStore = ', live store';

export const budgets: readonly Budget[] = [
  { screen: 'Landing page', measure: 'html', limit: 14 * kibi },
  { screen: 'Landing page', measure: 'script', limit: 101.6 * kibi },
  { screen: 'Landing page', measure: 'scriptRequests', limit: 2 },
  { screen: 'Landing page', measure: 'all', ratioLimit: 1.03 },
  beyondEnglish('Landing page', 'Hindi', 3),
  beyondEnglish('Landing page', 'Marathi', 3.15),
  // The two responses of the live store may take the rest of 119 KiB (e2e/live/certificate.spec.ts).
  all('Scanned certificate', 116.1),
  all('Public service page', 118.6),
  all('Contact page', 113.8),
  login('Citizen login', 162.9),
  login('Staff login', 162.4),
  login('Admin login', 162.4),
  all('Citizen dashboard', 237),
  all('Staff dashboard', 247.3),
  all('Admin dashboard', 241),
  ...['Hindi', 'Marathi'].flatMap((language) => [
    beyondEnglish('Citizen login', language, 7.1),
    beyondEnglish('Citizen dashboard', language, 11.1),
    beyondEnglish('Staff dashboard', language, 12.3),
    beyondEnglish('Admin dashboard', language, 11.3),
  ]),
  all('Work list', 268),
  all(`Citizen dashboard${onLiveStore}`, 344.4),
  all(`Staff dashboard${onLiveStore}`, 352),
  all(`Admin dashboard${onLiveStore}`, 350.4),
];

function all(screen: string, limit: number): Budget {
  return { screen, measure: 'all', limit: limit * kibi };
}

function login(screen: string, limit: number): Budget {
  return { screen, measure: 'untilUsable', limit: limit * kibi, ratioLimit: 1.27 };
}

/** English messages are part of the code: other languages load as extra files. */
function beyondEnglish(screen: string, language: string, limit: number): Budget {
  return { ...all(`${screen} in ${language}`, limit), beyond: screen };
}

/** What the landing page must not load, checked by the sources of its scripts. */
export const keptOutOfLanding: readonly { what: string; sources: RegExp }[] = [
  { what: 'a remote', sources: /\/remote-(user|staff|admin)\/|^webpack:\/\/remote_/ },
  { what: 'Firebase', sources: /node_modules\/(firebase|@firebase)\// },
  { what: 'the store', sources: /\/shared-data\// },
  { what: 'the federation runtime', sources: /node_modules\/@module-federation\// },
];
