/** Milliseconds for which a refusal holds: a day, as the records have it. */
const refusalLasts = 24 * 3_600_000;

/** Whether access can be asked for again by now. */
export function mayAskAgain(refusedAt: string): boolean {
  return Date.now() - Date.parse(refusedAt) > refusalLasts;
}
