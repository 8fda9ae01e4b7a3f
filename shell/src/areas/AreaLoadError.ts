/** An area, or what leads to it, could not be loaded. The message is for the team, not for the visitor. */
export class AreaLoadError extends Error {
  override readonly name: string = 'AreaLoadError';
}

/** A build that this shell cannot run, however often it is tried. The message says what does not fit. */
export class AreaIncompatibleError extends AreaLoadError {
  override readonly name = 'AreaIncompatibleError';
}

/** A build that crashed in this browser: another is tried before it. */
export class AreaCrashedError extends AreaLoadError {
  override readonly name = 'AreaCrashedError';

  constructor(
    entry: string,
    readonly version: string,
  ) {
    super(`${entry} (${version}) has crashed here`);
  }
}
