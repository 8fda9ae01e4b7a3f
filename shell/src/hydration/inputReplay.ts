import { leadToSamePage } from '../language/languageLinks';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface RecordedInput {
  typed: Map<TextField, string>;
  pressed: HTMLElement | null;
  stopRecording: () => void;
}

declare global {
  var portalRecordedInput: RecordedInput | undefined;
}

/**
 * Notes what a visitor types into a prerendered document and which button they press last, before the
 * portal's code is there. A form that only the code can send is not sent by the browser meanwhile, which
 * would load the page anew. A link to another language is the browser's, and leads to the same page.
 */
export function recordInput(): void {
  const typed: RecordedInput['typed'] = new Map();
  const noteTyping = ({ target }: Event) => {
    const field = target as TextField;
    typed.set(field, field.value);
  };
  const notePress = (event: Event) => {
    const button = (event.target as Element).closest('button');
    // A form with an address of its own leads on without the portal's code.
    if (!button || button.form?.hasAttribute('action')) return;
    event.preventDefault();
    // React may answer already, before its effects have run: the press is repeated, and not made twice.
    event.stopPropagation();
    recorded.pressed = button;
  };
  const recorded: RecordedInput = {
    typed,
    pressed: null,
    stopRecording() {
      removeEventListener('input', noteTyping, true);
      removeEventListener('click', notePress, true);
    },
  };
  addEventListener('input', noteTyping, true);
  addEventListener('click', notePress, true);
  // By a press, and in a new tab by the wheel; also later, when React knows the page, but not ? and #.
  addEventListener('click', leadToSamePage, true);
  addEventListener('auxclick', leadToSamePage, true);
  globalThis.portalRecordedInput = recorded;
}

/** Does again what was noted, now that React answers for it. What has gone from the page is left out. */
export function replayInput(): void {
  const recorded = globalThis.portalRecordedInput;
  if (!recorded) return;
  globalThis.portalRecordedInput = undefined;
  recorded.stopRecording();
  for (const [field, text] of recorded.typed) if (field.isConnected) type(field, text);
  // Once React has rendered what was typed.
  setTimeout(() => {
    if (recorded.pressed?.isConnected) recorded.pressed.click();
  });
}

/**
 * React hears of a text only when it differs from what it knows, and has taken over the field as it
 * was: so the field is emptied in its sight, and filled past it.
 */
function type(field: TextField, text: string): void {
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
