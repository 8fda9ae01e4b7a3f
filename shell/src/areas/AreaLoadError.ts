/** An area, or what leads to it, could not be loaded. The message is for the team, not for the visitor. */
export class AreaLoadError extends Error {
  override readonly name = 'AreaLoadError';
}
