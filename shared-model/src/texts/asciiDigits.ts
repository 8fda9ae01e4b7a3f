/** Replaces Devanagari digits with ASCII digits, in which numbers are stored and compared. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
