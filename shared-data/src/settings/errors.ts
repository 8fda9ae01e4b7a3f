interface Cause {
  cause?: unknown;
}

/** Another admin has changed the settings since they were read. */
export class SettingsChangedError extends Error {
  override readonly name = 'SettingsChangedError';

  constructor(options?: Cause) {
    super('The settings have changed since they were read.', options);
  }
}
