import { lightScheme, theme } from 'shared-ui';
import { sheetSteps } from './sheetStep';

const serif = "'Noto Serif', 'Source Serif 4', Georgia, 'Noto Serif Devanagari', serif";
const mono = "ui-monospace, 'Noto Sans Mono', monospace";

/**
 * The style of a certificate's sheet, for the page and for the saved file. Paper is white in both themes, and
 * nothing on it is shown by colour only.
 * @param root selector of the sheet; '&' within a styled part
 */
export function sheetStyle(root: string): string {
  const { ink, muted, line, primary, bad } = lightScheme;
  const part = (name: string) => `${root} [data-part='${name}']`;
  return `
${root} {
  color-scheme: light;
  position: relative;
  isolation: isolate;
  /* The stamp's corners reach over it. Not 'hidden', which keeps a sheet as high as A4 whatever its content. */
  overflow: clip;
  display: flex;
  flex-direction: column;
  gap: 1em;
  width: 100%;
  max-width: 210mm;
  aspect-ratio: 210 / 297;
  padding: clamp(28px, 8.6%, 18mm) clamp(24px, 9.5%, 20mm);
  background: white;
  color: ${ink};
  font: 11.5pt/1.5 ${serif};
  overflow-wrap: anywhere;
}
${sheetSteps.map((step, at) => stepStyle(`${root}[data-step='${at}']`, step)).join('')}
${root} * { box-sizing: border-box; max-width: none; margin: 0; }
${part('frame')} {
  position: absolute;
  z-index: -1;
  inset: clamp(8px, 3.4%, 7mm);
  border: 1.2pt solid ${primary};
}
${part('frame')}::before {
  content: '';
  position: absolute;
  inset: 2mm;
  border: 0.5pt solid ${primary};
}
${part('band')} {
  position: absolute;
  inset-inline-start: 0;
  width: 100%;
  height: 2mm;
  color: ${primary};
}
${part('band')}:first-child { top: 0; }
${part('band')}:last-child { bottom: 0; }
${headStyle(root)}
${part('title')} { font: 700 1.9em/1.2 ${serif}; letter-spacing: 0; text-align: center; text-wrap: balance; }
${part('second-title')} { font: 600 1.45em/1.3 ${serif}; text-align: center; text-wrap: balance; }
${part('text')} { white-space: pre-line; }
${part('facts')} { width: 100%; border-collapse: collapse; font-size: 0.92em; line-height: 1.35; }
${part('facts')} caption, ${part('hidden')} {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
${part('facts')} :is(th, td) { border-bottom: 0.6pt solid ${line}; text-align: start; vertical-align: top; }
${part('facts')} th { width: 38%; padding-inline-end: 1em; color: ${muted}; font-weight: 400; }
${part('foot')} {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 4mm 6mm;
  margin-top: auto;
  font: 8.5pt/1.4 ${theme.text.family};
}
${part('code')} { flex: none; max-width: 100%; height: auto; }
${part('no-code')} {
  display: grid;
  place-items: center;
  width: 36mm;
  height: 36mm;
  padding: 2mm;
  border: 1pt dashed ${muted};
  text-align: center;
}
${part('beside')} {
  display: flex;
  flex: 1 1 46mm;
  flex-direction: column;
  justify-content: space-between;
  align-self: stretch;
  gap: 5mm;
}
${bothStyle(root)}
${part('number')} { display: block; font: 600 11pt/1.5 ${mono}; letter-spacing: 0.04em; }
${part('check')} p + p { margin-top: 1.5mm; }
${part('signatory')} { align-self: end; width: 60mm; max-width: 100%; padding-top: 1.5mm; border-top: 0.8pt solid ${ink}; font-size: 10pt; }
${part('signatory')} strong { display: block; font-family: ${serif}; font-size: 12pt; }
${part('signatory')} small { display: block; font-size: 8.5pt; }
${part('stamp')} {
  padding: 0.3em 0.8em;
  border: 1.2pt solid ${bad};
  color: ${bad};
  font: 600 11pt/1.4 ${theme.text.family};
  text-align: center;
}
${root}[data-stamp]::after {
  content: attr(data-stamp);
  position: absolute;
  z-index: -1;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${bad};
  font: 700 clamp(24px, 7vw, 56px)/1.2 ${theme.text.family};
  text-align: center;
  opacity: 0.16;
  transform: rotate(-24deg);
  print-color-adjust: exact;
}
/* Narrower than a page the text flows in the reader's text size; with large text each row has two lines. */
@media screen and (max-width: 43.75em) {
  ${root}[data-step] { padding-top: 44px; padding-bottom: 44px; font-size: 1rem; }
  ${part('council')} { font-size: 1.25rem; }
  ${part('second-council')} { font-size: 1.125rem; }
  ${part('title')} { font-size: min(1.9em, 9vw); }
  ${part('second-title')} { font-size: min(1.45em, 8vw); }
  ${part('facts')}, ${part('facts')} tbody { display: block; }
  ${part('facts')} tr { display: flex; flex-wrap: wrap; gap: 0 1em; border-bottom: 0.6pt solid ${line}; }
  ${part('facts')} :is(th, td) { flex: 1 1 6rem; border: 0; }
  ${part('facts')} th { width: auto; padding-inline-end: 0; }
  ${part('facts')} td { flex: 99 1 8rem; }
  ${part('foot')}, ${part('signatory')}, ${part('signatory')} small { font-size: 0.875rem; }
  ${part('number')}, ${part('signatory')} strong, ${part('stamp')} { font-size: 1rem; }
  ${part('beside')} { min-width: 0; }
  ${part('signatory')} { width: 17rem; }
}
@media print {
  ${root}[data-step] {
    position: fixed;
    z-index: 1;
    top: 0;
    inset-inline-start: 0;
    width: 210mm;
    height: 296.5mm;
    aspect-ratio: auto;
    padding: 18mm 20mm;
    overflow: hidden;
    color: black;
  }
  ${part('frame')} { inset: 7mm; }
  ${part('facts')} th { color: black; }
}
`;
}

function stepStyle(root: string, { size, line, rowPadding, head }: (typeof sheetSteps)[number]) {
  return `
${root} { font-size: ${size}pt; line-height: ${line}; }
${root} [data-part='head'] svg { width: ${head - 19}mm; height: ${head - 19}mm; }
${root} [data-part='facts'] :is(th, td) { padding-top: ${rowPadding}em; padding-bottom: ${rowPadding}em; }
`;
}

/**
 * The style of `InBoth`. A gap at the end of a line takes no room, so the dot, which hangs into the gap, is then before the start of
 * the next line, and is cut off there. The lines in the place of the code are centred and start anywhere: there the second text always
 * has a line of its own.
 */
function bothStyle(root: string): string {
  const part = (name: string) => `${root} [data-part='${name}']`;
  return `
${part('both')} { display: block; clip-path: inset(-1em 0); }
${part('gap')} { word-spacing: 0.5em; }
${part('second')} { position: relative; display: inline-block; }
${part('dot')} { position: absolute; inset-inline-end: 100%; width: 0.75em; text-align: center; }
${part('no-code')} [data-part='second'] { display: block; }
${part('no-code')} [data-part='dot'] { display: none; }
`;
}

/** The style of the head of every paper (`PaperHead`). @param root selector of the element around it */
export function headStyle(root: string): string {
  const { primary } = lightScheme;
  const part = (name: string) => `${root} [data-part='${name}']`;
  return `
${part('head')} { text-align: center; line-height: 1.25; }
${part('head')} svg { display: block; margin: 0 auto 0.4em; color: ${primary}; }
${part('council')} { font: 600 19pt/1.25 ${serif}; }
${part('second-council')} { font: 500 15pt/1.35 ${serif}; }
${part('head')}::after {
  content: '';
  display: block;
  width: 48mm;
  max-width: 60%;
  margin: 3mm auto 0;
  border-top: 1.5pt solid ${primary};
}
`;
}
