export interface PlatformModule {
  /** Installed now: what the shell offers. */
  version: string;
  /** What an area asks for. */
  requiredVersion: string;
  /** The exports that the shell offers. */
  names: readonly string[];
  /** Whether they are fewer than the module has. */
  isNarrowed: boolean;
}

export const remoteApiVersion: number;

export function platformModules(): Record<string, PlatformModule>;

export interface PlatformOffer {
  remoteApi: number;
  modules: Record<string, { version: string; names: readonly string[] }>;
  /** Of the theme; missing in what is written into the shell's code. */
  colors?: readonly string[];
}

export function platformOffer(): PlatformOffer;

export function compiledOffer(): PlatformOffer;
