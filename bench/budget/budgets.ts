import { kibi, type Agreed, type Unit } from '../comparison';
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
    ...{ says: 'until it can be used', unit: 'KiB' },
    // The tab's icon ('Other') delays nothing.
    counts: ({ at, type }, readyAt) => type !== 'Other' && at <= readyAt,
  },
  all: { says: 'everything', unit: 'KiB', counts: isAny },
  requests: { says: 'requests', unit: 'requests', counts: isAny },
} as const satisfies Record<string, Measured>;

export type Measure = keyof typeof measures;

/**
 * The budget of a first visit to a screen, headers and compressed bodies together. If a goal is not reached yet,
 * `limit` is the most that is allowed meanwhile (docs/performance.md says what prevents the goal). A commit may raise it
 * if it says why.
 */
export interface Budget extends Agreed {
  screen: string;
  measure: Measure;
  /** The screen whose figure in the same run is subtracted: the budget then limits how much more this screen loads. */
  beyond?: string;
}

/** Suffix of a screen's name on the live store. */
export const onLiveStore = ', live store';

export const budgets: readonly Budget[] = [
  { screen: 'Landing page', measure: 'html', goal: 14 * kibi },
  { screen: 'Landing page', measure: 'script', goal: 95 * kibi, limit: 101.4 * kibi },
  { screen: 'Landing page', measure: 'scriptRequests', goal: 2 },
  { screen: 'Landing page', measure: 'all', ratioGoal: 1.03 },
  { screen: 'Landing page in Hindi', measure: 'all', beyond: 'Landing page', goal: 3 * kibi },
  {
    screen: 'Landing page in Marathi',
    measure: 'all',
    beyond: 'Landing page',
    goal: 3 * kibi,
    limit: 3.15 * kibi,
  },
  // On the device store. The two responses of the live store may take the rest of 115 KiB
  // (e2e/live/certificate.spec.ts).
  { screen: 'Scanned certificate', measure: 'all', goal: 112.5 * kibi, limit: 115.9 * kibi },
  { screen: 'Public service page', measure: 'all', goal: 115 * kibi, limit: 118.4 * kibi },
  { screen: 'Contact page', measure: 'all', goal: 112 * kibi, limit: 115.4 * kibi },
  login('Citizen login', 162.9 * kibi),
  login('Staff login', 162.4 * kibi),
  login('Admin login', 162.4 * kibi),
  dashboard('Citizen dashboard', 237 * kibi),
  dashboard('Staff dashboard', 247.3 * kibi),
  dashboard('Admin dashboard', 241 * kibi),
  ...inLanguages('Citizen login', 7.1 * kibi),
  ...inLanguages('Citizen dashboard', 11.1 * kibi),
  ...inLanguages('Staff dashboard', 12.3 * kibi),
  ...inLanguages('Admin dashboard', 11.3 * kibi),
  { screen: 'Work list', measure: 'all', goal: 240 * kibi, limit: 268 * kibi },
  // The portal's own bytes. The responses of the store are counted in documents (docs/costs-and-limits.md).
  live('Citizen dashboard', 344.4 * kibi),
  live('Staff dashboard', 352 * kibi),
  live('Admin dashboard', 350.4 * kibi),
];

function login(screen: string, limit: number): Budget {
  const ratio = { ratioGoal: 1.2, ratioLimit: 1.27 };
  return { screen, measure: 'untilUsable', goal: 125 * kibi, limit, ...ratio };
}

function dashboard(screen: string, limit: number): Budget {
  return { screen, measure: 'all', goal: 190 * kibi, limit };
}

/** How much more than in English, whose messages are part of the code: other languages load as extra files. */
function inLanguages(screen: string, goal: number): Budget[] {
  return ['Hindi', 'Marathi'].map((language) => ({
    screen: `${screen} in ${language}`,
    ...{ measure: 'all', beyond: screen, goal },
  }));
}

function live(dashboard: string, limit: number): Budget {
  return { screen: dashboard + onLiveStore, measure: 'all', goal: 300 * kibi, limit };
}

/** What the landing page must not load, checked by the sources of its scripts. */
export const keptOutOfLanding: readonly { what: string; sources: RegExp }[] = [
  { what: 'a remote', sources: /\/remote-(user|staff|admin)\/|^webpack:\/\/remote_/ },
  { what: 'Firebase', sources: /node_modules\/(firebase|@firebase)\// },
  { what: 'the store', sources: /\/shared-data\// },
  { what: 'the federation runtime', sources: /node_modules\/@module-federation\// },
];
