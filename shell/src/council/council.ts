/** The council's details, as the header, the footer and the contact page show them. */
export interface Council {
  name: string;
  address: string;
  /** Empty where the council has no telephone. */
  phone: string;
  email: string;
  /** In words, such as 'Monday – Friday, 10 am – 5 pm'. */
  hours: string;
  hoursNote: string;
  /** In further languages, by their tags: what is missing is shown in English. */
  translations?: Record<string, Partial<CouncilWords>>;
}

/** The details that are texts in a language. */
export type CouncilWords = Pick<Council, 'name' | 'address' | 'hours' | 'hoursNote'>;

const key = 'portal-council';
const listeners = new Set<() => void>();

/** Written in by webpack.shared.js, from the deployment's configuration. */
declare const PORTAL_COUNCIL: Partial<Council>;

/** The default, until an admin of the council has set other details and this browser has received them. */
export const usualCouncil: Council = {
  name: 'Village Council',
  address: 'Village Council Office, Main Road',
  phone: '',
  email: 'help@council.example',
  hours: 'Monday – Friday, 10:00 am – 5:00 pm',
  hoursNote: 'Closed on public holidays',
  ...PORTAL_COUNCIL,
};

let parsed: { text: string | null; council: Council } = { text: null, council: usualCouncil };

/**
 * The council's details as last stored in this browser. The records themselves are not opened: the landing
 * page needs no store.
 */
export function readCouncil(): Council {
  const text = readText();
  if (text !== parsed.text) parsed = { text, council: parse(text) };
  return parsed.council;
}

/** Holds the details for this page where storage is full or blocked. */
let unstored: string | null = null;

export function saveCouncil(council: Council): void {
  unstored = JSON.stringify(council);
  try {
    localStorage.setItem(key, unstored);
    unstored = null;
  } catch {
    // The next page requests them again.
  }
  for (const listener of listeners) listener();
}

/** Notifies when the council's details have changed, in this or another tab. */
export function watchCouncil(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

function readText(): string | null {
  try {
    return unstored ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): Council {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isCouncil(kept) ? kept : usualCouncil;
  } catch {
    return usualCouncil;
  }
}

/** Checked without a schema: the landing page must not load that code. */
function isCouncil(kept: unknown): kept is Council {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = new Map<string, unknown>(Object.entries(kept));
  return (
    Object.keys(usualCouncil).every(
      (field) => field === 'translations' || typeof values.get(field) === 'string',
    ) && areTranslations(values.get('translations') ?? {})
  );
}

function areTranslations(kept: unknown): boolean {
  return Object.values(Object(kept) as object).every(
    (words: unknown) =>
      typeof words === 'object' &&
      Object.values(Object(words) as object).every((word) => typeof word === 'string'),
  );
}
