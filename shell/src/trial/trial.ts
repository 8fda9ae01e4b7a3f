import { type AreaName, areaNames } from '../areas/area';

/** One area, taken from another build than the registry names, in this browser only. */
export interface Trial {
  area: AreaName;
  /** Address of the build's manifest. */
  entry: string;
}

const key = 'portal-trial';
const listeners = new Set<() => void>();

/** The trial as it is stored: the same text is the same trial, so that React sees no change in it. */
function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

let parsed: { text: string | null; trial: Trial | undefined } = { text: null, trial: undefined };

/** The trial of this browser, if there is one that reads as such. */
export function findTrial(): Trial | undefined {
  const text = read();
  if (text !== parsed.text) parsed = { text, trial: parse(text) };
  return parsed.trial;
}

function parse(text: string | null): Trial | undefined {
  if (!text) return undefined;
  const [name, entry] = text.split(' ');
  const area = areaNames.find((known) => known === name);
  return area && entry && URL.canParse(entry) ? { area, entry } : undefined;
}

export function startTrial({ area, entry }: Trial): void {
  localStorage.setItem(key, `${area} ${entry}`);
  tell();
}

export function endTrial(): void {
  localStorage.removeItem(key);
  tell();
}

/** @returns ends the listening */
export function watchTrial(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
