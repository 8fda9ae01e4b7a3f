import { type AreaName, areaNames } from '../areas/area';

/** One area that is loaded from another build than the registry names, in this browser only. */
export interface RemoteOverride {
  area: AreaName;
  /** Address of the build's manifest. */
  entry: string;
}

const key = 'portal-override';
const listeners = new Set<() => void>();
/** Holds the override for this page where storage is full or blocked. */
let unstored: string | null = null;

/** The stored text of the override: a stable value, so that React sees no change while it stays the same. */
function read(): string | null {
  try {
    return unstored ?? localStorage.getItem(key);
  } catch {
    return unstored;
  }
}

function store(text: string | null): void {
  unstored = null;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

let parsed: { text: string | null; override: RemoteOverride | undefined } = {
  text: null,
  override: undefined,
};

/** The remote override of this browser, if there is a valid one. */
export function findOverride(): RemoteOverride | undefined {
  const text = read();
  if (text !== parsed.text) parsed = { text, override: parse(text) };
  return parsed.override;
}

function parse(text: string | null): RemoteOverride | undefined {
  if (!text) return undefined;
  const [name, entry] = text.split(' ');
  const area = areaNames.find((known) => known === name);
  return area && entry && URL.canParse(entry) ? { area, entry } : undefined;
}

export function startOverride({ area, entry }: RemoteOverride): void {
  store(`${area} ${entry}`);
}

export function endOverride(): void {
  store(null);
}

/** @returns unsubscribes */
export function watchOverride(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
