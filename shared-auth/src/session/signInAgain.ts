/** The state for the login of a person whose session with the provider is gone. */
export const signInAgain = 'again';
