import { pressedKey } from './pressedKey';

const press = (key: string, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey });

it.each([
  ['न', 'KeyS', false, 's'],
  ['ल', 'KeyN', false, 'n'],
  ['र', 'KeyJ', false, 'j'],
  ['ज्ञ', 'KeyZ', false, 'z'],
  ['य', 'Slash', false, '/'],
  ['ृ', 'Equal', false, '='],
  ['ऋ', 'Equal', true, '+'],
  ['ы', 'KeyS', true, 'S'],
  ['S', 'KeyS', false, 's'],
  ['S', 'KeyS', true, 'S'],
  // French: the place of Q has 'a'.
  ['a', 'KeyQ', false, 'a'],
  ['Enter', 'Enter', false, 'Enter'],
  ['+', 'NumpadAdd', false, '+'],
  ['क', 'Digit1', false, 'क'],
])('takes %s at %s, with Shift: %s, for %s (#44.11)', (key, code, shiftKey, expected) => {
  expect(press(key, code, shiftKey)).toBe(expected);
});
