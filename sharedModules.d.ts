export interface SharedModule {
  /** Installed now: what the shell offers. */
  version: string;
  /** What an area asks for. */
  requiredVersion: string;
  /** The exports that are shared, where that is not all of them. */
  parts?: readonly string[];
}

export function sharedModules(): Record<string, SharedModule>;
