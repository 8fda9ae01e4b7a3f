/** Every digit of Devanagari as the one of ASCII: numbers are stored and compared in these. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
