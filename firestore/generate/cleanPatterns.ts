/** Patterns in the syntax of RE2, as the rules have them. `cleanText` leaves what they accept; cleanTexts.test.ts compares them. */

/** What never shows, and blanks but the usual one; joiners are among them. */
const hidden =
  '\\\\p{C}\\\\x{00A0}\\\\x{034F}\\\\x{115F}\\\\x{1160}\\\\x{1680}\\\\x{17B4}\\\\x{17B5}\\\\x{180B}-\\\\x{180F}\\\\x{2000}-\\\\x{200A}\\\\x{2028}\\\\x{2029}\\\\x{202F}\\\\x{205F}-\\\\x{206F}\\\\x{2800}\\\\x{3000}\\\\x{3164}\\\\x{FE00}-\\\\x{FE0F}\\\\x{FFA0}\\\\x{E0000}-\\\\x{E0FFF}';
const joiner = '[\\\\x{200C}\\\\x{200D}]';
/** The signs that join two letters of an Indic script, 094D in Devanagari. */
const virama =
  '[\\\\x{094D}\\\\x{09CD}\\\\x{0A4D}\\\\x{0ACD}\\\\x{0B4D}\\\\x{0BCD}\\\\x{0C4D}\\\\x{0CCD}\\\\x{0D4D}\\\\x{0DCA}]';
const inArabic = `[\\\\x{0620}-\\\\x{077F}]${joiner}`;
const inPictures = '[\\\\x{2190}-\\\\x{2BFF}\\\\x{1F000}-\\\\x{1FAFF}]\\\\x{200D}';
const withLetters = `${virama}${joiner}|${joiner}${virama}`;

/** A character of one line, with a joiner where a script needs it: beside a virama, in Arabic and in pictures. */
const ofLine = `[^${hidden}]|${withLetters}|${inArabic}|${inPictures}`;
/** The first character of a name shows: joiners, blanks and marks alone are no name. */
const first = `${inArabic}|${inPictures}|[^${hidden}\\\\p{M} ]`;

export const cleanText = `(${ofLine}|[\\n\\t])*`;
export const nameOf = (most: number): string => `(${first})(${ofLine}){0,${most - 1}}`;
/** A line of at least and at most so many characters. */
export const lineOf = (least: number, most: number): string => `(${ofLine}){${least},${most}}`;
