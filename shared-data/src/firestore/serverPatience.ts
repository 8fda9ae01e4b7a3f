/** Milliseconds after which a server that does not answer counts as out of reach: Firestore itself may never give up. */
export const serverPatience = 20_000;
