import { cpus, totalmem } from 'node:os';

const start = '<!-- What follows is written by `npm run bench -- --write`. -->';
const end = '<!-- Until here. -->';

export interface Section {
  title: string;
  /** Markdown. */
  text: string;
}

export interface Circumstances {
  date: Date;
  browser: string;
  command: string;
  /** How many things the machine was busy with, on average over a minute, at start and end. */
  load: readonly number[];
}

/** The report as Markdown, with what is needed to read it and to repeat it. */
export function report(
  { date, browser, command, load }: Circumstances,
  sections: readonly Section[],
): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
  const { length: cores } = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const busy = load.map((value) => value.toFixed(1)).join(' at the start, ');
  return [
    `${day}, \`${command}\`: ${browser} on a machine with ${cores} cores and ${memory} GB of memory. Load of the machine: ${busy} at the end.`,
    ...sections.map(({ title, text }) => `### ${title}\n\n${text}`),
  ].join('\n\n');
}

/** @throws where the document has lost the place for it */
export function withReport(document: string, text: string): string {
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/performance.md has no place for the report: ${start} … ${end}`);
  }
  return `${before}${start}\n\n${text}\n\n${end}${after}`;
}
