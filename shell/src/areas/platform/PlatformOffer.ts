/** What a shell offers to the areas: `/platform.json` says it of the shell that is deployed. */
export interface PlatformOffer {
  /** The agreement on how an area is run. */
  remoteApi: number;
  modules: Record<string, OfferedModule>;
  /** The colours of its theme; a shell from before did not say. */
  colors?: readonly string[];
}

export interface OfferedModule {
  version: string;
  names: readonly string[];
}
