import { plainText } from 'shared-auth/names';

/** An entry for the citizen's own calendar: at a time, or all day. */
export type CalendarEntry = EntryTime & {
  id: string;
  title: string;
  place?: string;
  notes: string;
};

/** `length` in minutes; `day` is YYYY-MM-DD, the same in every time zone. */
type EntryTime = { start: Date; length: number } | { day: string };

const lineBreak = '\r\n';
/** Maximum bytes of a line, without its line break (RFC 5545, 3.1). */
const lineLimit = 75;

/**
 * The entry as an iCalendar file (RFC 5545). Times are in UTC, so that every calendar agrees; an all-day entry has no
 * time zone.
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Village Council Portal//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.id}@village-council-portal`,
    `DTSTAMP:${utc(now)}`,
    ...timeLines(entry),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    ...(entry.notes ? [`DESCRIPTION:${escaped(entry.notes)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(lineBreak) + lineBreak;
}

/** The end is exclusive (RFC 5545, 3.6.1): for an all-day entry it is the next day. */
function timeLines(time: EntryTime): string[] {
  if ('day' in time) {
    const next = new Date(Date.parse(time.day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
    return [
      `DTSTART;VALUE=DATE:${time.day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const end = new Date(time.start.getTime() + time.length * 60_000);
  return [`DTSTART:${utc(time.start)}`, `DTEND:${utc(end)}`];
}

/** '20261123T043000Z'. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Characters that some readers also treat as line ends. */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Escapes each line of a text separately: `plainText` would join all of them. */
function escaped(text: string): string {
  return text
    .split(lineEnds)
    .map((line) => plainText(line).replace(/[\\;,]/g, '\\$&'))
    .join('\\n');
}

/** Folds a long line into the next one, which starts with a space; never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > lineLimit) {
      lines.push(current);
      current = ' ';
      length = 1;
    }
    current += character;
    length += bytes;
  }
  return [...lines, current].join(lineBreak);
}
