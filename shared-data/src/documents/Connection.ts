/** Whether the records on the screen are up to date with those of the council. */
export type Connection =
  /** The device store holds the records. */
  | { state: 'local' }
  | { state: 'connected' }
  /**
   * 'unreachable': the device has a network, and the records do not answer through it, such as behind a proxy that refuses
   * them. `since`: when the server last responded, ISO 8601; null if it never has on this device.
   */
  | { state: 'offline' | 'unreachable'; since: string | null };
