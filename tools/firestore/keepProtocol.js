// Firestore's client makes its protocol anew from Google's description for each store that is opened: a quarter of the time
// of the contract. One for each file of tests does.
const ofFirestore = { paths: [require.resolve('@firebase/firestore')] };
const loader = require(require.resolve('@grpc/proto-loader', ofFirestore));
const { fromJSON } = loader;
const made = new Map();

loader.fromJSON = (description, options) => {
  if (!made.has(description)) made.set(description, fromJSON(description, options));
  return made.get(description);
};
