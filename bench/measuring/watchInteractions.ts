/** One event of a key or a press, as timed by the browser: from the event to the next frame, in steps of 8 ms. */
interface TimedEvent {
  interaction: number;
  duration: number;
}

/** Milliseconds: the browser does not report shorter events. */
const shortest = 16;

declare global {
  var interactions: TimedEvent[];
}

/**
 * Runs in the page: collects the events of keys and presses in `interactions` from now on. It contains no named
 * functions, because a compiler may wrap those in a helper.
 */
export function watchInteractions(): void {
  const isWatched = 'interactions' in globalThis;
  globalThis.interactions = [];
  if (isWatched) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const interaction = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      globalThis.interactions.push({ interaction, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/**
 * How long each of `count` keystrokes or presses took, in milliseconds: its longest event, such as key down, input or
 * key up. An interaction that was not reported counts as the shortest reported duration.
 */
export function interactionTimes(events: readonly TimedEvent[], count: number): number[] {
  const longest = new Map<number, number>();
  for (const { interaction, duration } of events) {
    if (interaction === 0) continue;
    longest.set(interaction, Math.max(duration, longest.get(interaction) ?? 0));
  }
  const quick = Array.from({ length: Math.max(0, count - longest.size) }, () => shortest);
  return [...longest.values(), ...quick];
}
