/** The versions that the shell offers, by share key. */
export function sharedVersions(): Record<string, string>;
