// The router sets names for React's developer tools (`Form.displayName = 'Form'`). To a bundler, that counts as a use
// of each component: it would ship forms and fetchers that no page uses. This loader removes the names, and marks the
// contexts and components as free of side effects. It also removes the prefetching of routes rendered by a server
// (framework mode) from links, which would add a marker for each link to every document: here, preloadArea.ts preloads
// the areas.
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
