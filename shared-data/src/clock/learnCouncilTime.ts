import { noteCouncilTime } from './councilClock';

/** A small file of the portal's own origin, requested only for its `Date` header. */
const address = '/config.json';

/** Timeout of the request, in milliseconds. */
const timeout = 5_000;

/** Requests the time from the server. Without a response the known time stays. Never rejects. */
export async function learnCouncilTime(): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const { headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: controller.signal,
    });
    // A cache reports in `Age` how many seconds old the date is.
    const answered = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1000;
    if (!Number.isNaN(answered)) noteCouncilTime(answered);
  } catch {
    // Offline, or without a server.
  } finally {
    clearTimeout(timer);
  }
}
