/** An error in the form in which Firebase gives it. */
export class ProviderError extends Error {
  override readonly name = 'FirebaseError';

  constructor(
    readonly code: string,
    text = 'Error',
  ) {
    super(`Firebase: ${text} (${code}).`);
  }
}
