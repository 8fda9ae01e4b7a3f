/** How the records on the screen stand to those of the council. */
export type Connection =
  /** They are this device's own. */
  | { state: 'local' }
  | { state: 'connected' }
  /** `since`: when the server last answered, ISO 8601; null where it never has on this device. */
  | { state: 'offline'; since: string | null };
