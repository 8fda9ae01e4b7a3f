// Replaces react-refresh/runtime in the development build of an area by the runtime of the shell, which provides React.
// Components are registered by file path. The area's name is put before the path, because every area has a file
// ./src/App.tsx.
const runtime = globalThis.portalRefreshRuntime;
const area = __react_refresh_library__;

module.exports = runtime
  ? {
      ...runtime,
      injectIntoGlobalHook: () => undefined,
      register: (type, id) => runtime.register(type, `${area} ${id}`),
    }
  : // In a production shell nothing counts as a component, so an edit reloads the page.
    {
      injectIntoGlobalHook: () => undefined,
      register: () => undefined,
      createSignatureFunctionForTransform: () => (type) => type,
      collectCustomHooksForSignature: () => undefined,
      isLikelyComponentType: () => false,
      getFamilyByType: () => undefined,
      performReactRefresh: () => null,
    };
