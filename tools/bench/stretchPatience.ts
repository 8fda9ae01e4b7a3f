/**
 * The emulator is far slower than Firestore, and a portal would give up before it answers. So the waits of the portal and of
 * Firestore's client are made longer, from ten seconds on; shorter pauses stay as they are.
 */
export function stretchPatience(): void {
  const { setTimeout: wait } = globalThis;
  const stretched = (act: () => void, milliseconds = 0, ...rest: []) =>
    wait(act, milliseconds < 10_000 ? milliseconds : 30 * milliseconds, ...rest);
  globalThis.setTimeout = Object.assign(stretched, wait);
}
