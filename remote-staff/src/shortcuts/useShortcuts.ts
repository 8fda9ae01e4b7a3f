import { useEffectEvent, useLayoutEffect } from 'react';
import { useShortcutsChoice } from './useShortcutsChoice';

/** What the keys of a page do, by `KeyboardEvent.key`: letters in lower case. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

/** Where a letter is text, or chooses from a list. */
const typedIn =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Where 'Enter' acts by itself. */
const pressed = 'a[href], button, summary, input';

/**
 * Lets single keys act on a page. They do not act while somebody types or a dialog is open, with Ctrl, Alt or ⌘,
 * while a key is held down, and where the clerk has turned them off (WCAG 2.1.4).
 *
 * Own code: what a library such as tinykeys has beyond these lines are sequences and modifiers, which no screen uses;
 * the rules on where keys do not act, which matter here, it leaves to whoever calls it.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [isOn] = useShortcutsChoice();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = shortcuts[keyOf(event)];
    if (!act || isForSomethingElse(event)) return;
    event.preventDefault();
    act();
  });

  // Before the paint: the keys work as soon as their page is to be seen.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** A letter in lower case, unless Shift makes it a capital: Caps Lock changes nothing. */
function keyOf({ key, shiftKey }: KeyboardEvent): string {
  return key.length === 1 && !shiftKey ? key.toLowerCase() : key;
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(key === 'Enter' ? `${pressed}, ${typedIn}` : typedIn) !== null;
}
