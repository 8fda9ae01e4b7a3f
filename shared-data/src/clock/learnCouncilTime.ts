import { noteCouncilTime } from './councilClock';

/** Of the portal's own origin, and a few bytes; asked for its `Date` only. */
const address = '/config.json';

/** Milliseconds after which a server that does not answer is not waited for. */
const patience = 5_000;

/** Asks the server for the time. Where there is no answer, what was known before stands. Never rejects. */
export async function learnCouncilTime(): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    const { headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: controller.signal,
    });
    // A cache on the way says how many seconds ago the date was true.
    const answered = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1000;
    if (!Number.isNaN(answered)) noteCouncilTime(answered);
  } catch {
    // Offline, or in a place without a server.
  } finally {
    clearTimeout(timer);
  }
}
