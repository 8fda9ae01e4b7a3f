// What clerks and admins decide, on Firestore: one chunk, which `acts` loads.
export { moveOnFirestore } from '../applications/firestore/moveOnFirestore';
export { manageMembersOnFirestore } from '../people/firestore/manageMembersOnFirestore';
