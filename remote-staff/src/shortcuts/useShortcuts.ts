import { useEffectEvent, useLayoutEffect } from 'react';
import { pressedKey } from 'shared-ui';
import { useShortcutsChoice } from './useShortcutsChoice';

/** The handlers of a page's keys, by `pressedKey`: letters in lower case, on any keyboard layout. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

/** Elements in which a letter is text, or selects from a list. */
const typedIn =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Elements on which 'Enter' has an effect of its own. */
const pressed = 'a[href], button, summary, input';

/**
 * Registers single-key shortcuts for a page. They are ignored during typing, behind a dialog, with Ctrl, Alt or ⌘, while
 * a key is held down, and if the clerk has turned them off (WCAG 2.1.4).
 *
 * Own code: a library such as tinykeys would add sequences and modifiers, which no screen uses; it leaves the rules on
 * when keys are ignored, which matter here, to its caller.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [isOn] = useShortcutsChoice();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = shortcuts[pressedKey(event)];
    if (!act || isForSomethingElse(event)) return;
    event.preventDefault();
    act();
  });

  // Before the paint, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(key === 'Enter' ? `${pressed}, ${typedIn}` : typedIn) !== null;
}
