/** One event of a key or a press, as the browser times it: from the event to the next picture, in steps of 8 ms. */
interface TimedEvent {
  interaction: number;
  duration: number;
}

/** Milliseconds: an event that took less is not reported. */
const shortest = 16;

declare global {
  var interactions: TimedEvent[];
}

/**
 * Runs in the page: gathers the events of keys and presses in `interactions` from now on. A compiler may wrap named
 * functions, so it has none inside.
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
 * How long each of so many keystrokes or presses took, in milliseconds: the longest of its events, such as those of
 * the key going down, of the input and of the key going up. One that was not reported counts as the shortest that is.
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
