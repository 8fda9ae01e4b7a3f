/** The days until an admin changes them; firestore.rules have the same. */
export const usualGraceDays = 7;
