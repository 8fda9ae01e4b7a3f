import type { SecondText } from 'shared-data/certificates';
import type { BothTexts } from './InBoth';

/** How tightly a sheet is set. All lengths are in em, except the text size, which is in points. */
export interface SheetStep {
  size: number;
  line: number;
  /** Above and below the text of a table row. */
  rowPadding: number;
  /** Height of the head in millimetres. */
  head: number;
}

const loose = { line: 1.5, rowPadding: 0.36, head: 36 };
const tight = { line: 1.35, rowPadding: 0.22, head: 25 };

/** From the usual size down to the smallest readable one. */
export const sheetSteps: readonly SheetStep[] = [
  { size: 11.5, ...loose },
  { size: 10.5, ...loose },
  { size: 9.5, ...loose },
  { size: 8.5, ...tight },
  { size: 7.5, ...tight },
  { size: 6.8, ...tight },
  { size: 6, ...tight },
];

interface SheetContent {
  title: string;
  text: string;
  /** All rows of the table, including those that every certificate has. */
  rows: readonly { label: string | BothTexts; value: string | BothTexts }[];
  /** Title and text in the council's language, below the English ones. */
  second?: Pick<SecondText, 'title' | 'text'> | undefined;
  /** The height of the code, or of the content beside it. */
  footMillimetres: number;
  /** Uses only the upper half of an A4 page. */
  isHalf?: boolean;
}

const pointsPerMillimetre = 72 / 25.4;
/** A4 less its margins and the gaps between the parts, in points. */
const height = (297 - 2 * 18 - 14) * pointsPerMillimetre;
const halfHeight = (148.5 - 2 * 14) * pointsPerMillimetre;
const width = (210 - 2 * 20) * pointsPerMillimetre;
/** Mean width of a letter in em, an upper estimate for Latin and Devanagari. */
const letter = 0.5;
/** Size of the table's text and of the title's, in em. */
const tableSize = 0.92;
const titleSize = 1.9;
const secondTitleSize = 1.45;
/** The line with the council's name in the second language, in points. */
const secondCouncil = 15 * 1.35;

/** The index in `sheetSteps` of the largest text with which a certificate fits on one page. */
export function sheetStep(content: SheetContent): number {
  const room = content.isHalf ? halfHeight : height;
  const fitting = sheetSteps.findIndex((step) => pointsOf(content, step) <= room);
  return fitting === -1 ? sheetSteps.length - 1 : fitting;
}

function pointsOf(content: SheetContent, step: SheetStep): number {
  const { title, text, rows, second, footMillimetres } = content;
  const { size, line, rowPadding, head } = step;
  const texts = second ? [text, second.text] : [text];
  const paragraphs = texts.filter(Boolean).flatMap((each) => each.split('\n'));
  const textLines = sum(paragraphs.map((words) => linesOf(words, size, width)));
  const small = size * tableSize;
  const rowHeights = rows.map(({ label, value }) => {
    const lines = Math.max(
      linesOf(lineOf(label), small, width * 0.36),
      linesOf(lineOf(value), small, width * 0.6),
    );
    return lines * small * 1.35 + 2 * rowPadding * size;
  });
  const titleLines = linesOf(title, size * titleSize, width);
  const secondHead = second
    ? secondCouncil +
      linesOf(second.title, size * secondTitleSize, width) * size * secondTitleSize * 1.3 +
      size
    : 0;
  return (
    (head + footMillimetres) * pointsPerMillimetre +
    titleLines * size * titleSize * 1.2 +
    secondHead +
    textLines * size * line +
    sum(rowHeights)
  );
}

/** The text that `InBoth` shows. */
function lineOf(words: string | BothTexts): string {
  if (typeof words === 'string') return words;
  const { text, second } = words;
  return second === undefined || second === text ? text : `${text} · ${second}`;
}

function linesOf(words: string, size: number, room: number): number {
  // Marks above and below a letter of Devanagari have no width.
  const { length } = words.replace(/\p{Mn}/gu, '');
  return Math.max(1, Math.ceil((length * letter * size) / room));
}

function sum(figures: number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
