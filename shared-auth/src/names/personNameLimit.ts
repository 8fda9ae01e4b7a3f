/** Most characters of a person's name; firestore.rules has the same. */
export const personNameLimit = 120;
