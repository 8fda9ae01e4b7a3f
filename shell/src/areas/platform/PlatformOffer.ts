/** What a shell offers to the areas: `/platform.json` contains it for the shell that is deployed. */
export interface PlatformOffer {
  /** The remote API version: how the shell runs an area. */
  remoteApi: number;
  modules: Record<string, OfferedModule>;
  /** The colours of its theme; missing in older shells. */
  colors?: readonly string[];
}

export interface OfferedModule {
  version: string;
  names: readonly string[];
}
