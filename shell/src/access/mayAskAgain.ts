/** Milliseconds during which a refusal is in force: a day, as in the records. */
const refusalLasts = 24 * 3_600_000;

/** Whether access can be requested again by now. */
export function mayAskAgain(refusedAt: string): boolean {
  return Date.now() - Date.parse(refusedAt) > refusalLasts;
}
