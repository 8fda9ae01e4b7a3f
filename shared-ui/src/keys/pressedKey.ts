type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Keys of an English keyboard by their place, without letters. */
const places: Readonly<Partial<Record<string, string>>> = {
  Slash: '/',
  Minus: '-',
  Equal: '=',
  NumpadAdd: '+',
  NumpadSubtract: '-',
  NumpadDivide: '/',
};

/**
 * The key of a shortcut on any keyboard layout: on a Devanagari one the place of S has 'न', and means 's'. On a layout with
 * Latin letters their own place counts. A letter is lower case, unless Shift makes it a capital.
 */
export function pressedKey({ key, code, shiftKey }: Pressed): string {
  const isAnotherScript = /[^\p{Script=Latin}\p{Script=Common}]/u.test(key);
  const placed = isAnotherScript ? atPlace(code, shiftKey) : undefined;
  if (placed !== undefined) return placed;
  return key.length === 1 && !shiftKey ? key.toLowerCase() : key;
}

function atPlace(code: string, shiftKey: boolean): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  if (code === 'Equal' && shiftKey) return '+';
  return places[code];
}
