// Firestore's client parses its protocol from Google's description for each store that is opened: a quarter of the time
// of the store tests. Parsing it once for each test file is enough.
const ofFirestore = { paths: [require.resolve('@firebase/firestore')] };
const loader = require(require.resolve('@grpc/proto-loader', ofFirestore));
const { fromJSON } = loader;
const made = new Map();

loader.fromJSON = (description, options) => {
  if (!made.has(description)) made.set(description, fromJSON(description, options));
  return made.get(description);
};
