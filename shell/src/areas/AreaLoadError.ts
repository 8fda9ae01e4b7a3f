/** An area, or what leads to it, could not be loaded. The message is for the team, not for the visitor. */
export class AreaLoadError extends Error {
  override readonly name: string = 'AreaLoadError';
}

/** A build that this shell cannot run, however often it is tried. The message says what does not fit. */
export class AreaIncompatibleError extends AreaLoadError {
  override readonly name = 'AreaIncompatibleError';
}
