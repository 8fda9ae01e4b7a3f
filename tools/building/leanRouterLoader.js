// The router names its parts for React's tools (`Form.displayName = 'Form'`). To a bundler that is a use
// of each of them: forms and fetchers would be shipped that no page has. Its contexts and components are
// made without side effects, which is said here for it. And its links would bring what prefetches routes
// that a server renders (framework mode), and each a mark for it in every document: here, areas are fetched
// ahead by preloadArea.ts.
const names = /^\w+\.displayName = "\w+";$/gm;
const made = /^(?<start>(?:var|const) \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;
const marks = /"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/g;
const prefetching = /return shouldPrefetch && !isAbsolute \? .*? : link;/;

module.exports = function leanRouter(source) {
  return source
    .replace(names, '')
    .replace(made, '$<start>/* @__PURE__ */ ')
    .replace(marks, '')
    .replace(prefetching, 'return link;');
};
