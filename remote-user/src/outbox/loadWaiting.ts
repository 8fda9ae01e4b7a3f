/** The entries of the outbox, and what can be done about them: seldom needed, and then often without a network. */
export const loadWaiting = async () => (await import('./WaitingSubmissions')).WaitingSubmissions;
