/**
 * The entries of the outbox and their actions: loaded separately, since they are seldom needed, and then often without a
 * network.
 */
export const loadWaiting = async () => (await import('./WaitingSubmissions')).WaitingSubmissions;
