/* global __react_refresh_library__ */
// In the place of react-refresh/runtime in the development build of an area: the runtime of the shell,
// which has brought React. A component is known by the path of its file, and ./src/App.tsx is in each
// area, so the area's name comes before it.
const runtime = globalThis.portalRefreshRuntime;
const area = __react_refresh_library__;

module.exports = runtime
  ? {
      ...runtime,
      injectIntoGlobalHook: () => undefined,
      register: (type, id) => runtime.register(type, `${area} ${id}`),
    }
  : // In a shell that was built for production nothing is a component: an edit loads the page anew.
    {
      injectIntoGlobalHook: () => undefined,
      register: () => undefined,
      createSignatureFunctionForTransform: () => (type) => type,
      collectCustomHooksForSignature: () => undefined,
      isLikelyComponentType: () => false,
      getFamilyByType: () => undefined,
      performReactRefresh: () => null,
    };
