/** An area, or a file needed to load it, could not be loaded. The message is for the team, not for the visitor. */
export class AreaLoadError extends Error {
  override readonly name: string = 'AreaLoadError';
}

/** This shell cannot run the build, and a retry does not help. The message says what does not fit. */
export class AreaIncompatibleError extends AreaLoadError {
  override readonly name = 'AreaIncompatibleError';
}

/** The build crashed in this browser before: another one is tried first. */
export class AreaCrashedError extends AreaLoadError {
  override readonly name = 'AreaCrashedError';

  constructor(
    entry: string,
    readonly version: string,
  ) {
    super(`${entry} (${version}) has crashed here`);
  }
}
