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
 * Records what a visitor types into a prerendered document and which button they press last, before the portal's
 * code is loaded. Meanwhile the browser does not submit a form that only the code can send, since that would reload
 * the page. The browser does follow a link to another language, which leads to the same page.
 */
export function recordInput(): void {
  const typed: RecordedInput['typed'] = new Map();
  const noteTyping = ({ target }: Event) => {
    const field = target as TextField;
    typed.set(field, field.value);
  };
  const notePress = (event: Event) => {
    const button = (event.target as Element).closest('button');
    // A form with an `action` works without the portal's code.
    if (!button || button.form?.hasAttribute('action')) return;
    event.preventDefault();
    // React may handle events before its effects have run: the press is replayed, so it must not be handled twice.
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
  // For a click, and a middle click, which opens a new tab. Also after hydration: React's link lacks ? and #.
  addEventListener('click', leadToSamePage, true);
  addEventListener('auxclick', leadToSamePage, true);
  globalThis.portalRecordedInput = recorded;
}

/** Replays the recorded input, now that React handles events. Skips elements that have left the page. */
export function replayInput(): void {
  const recorded = globalThis.portalRecordedInput;
  if (!recorded) return;
  globalThis.portalRecordedInput = undefined;
  recorded.stopRecording();
  for (const [field, text] of recorded.typed) if (field.isConnected) type(field, text);
  // After React has rendered what was typed.
  setTimeout(() => {
    if (recorded.pressed?.isConnected) recorded.pressed.click();
  });
}

/**
 * React notices a text only if it differs from its last known value, and it has hydrated the field with this text.
 * So the field is emptied through React's own setter, and filled through the native one.
 */
function type(field: TextField, text: string): void {
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
