/** What the login of a person is told whose session with the provider is gone. */
export const signInAgain = 'again';
