// What Jest does anew for each file of tests and for each promise: a quarter of the time of the unit tests.
const hooks = require('node:async_hooks');
const vm = require('node:vm');

// Every file of tests runs the modules anew, in a page of its own. The code of a module is read and compiled once in each of
// Jest's processes.
/** @type {Map<string, { source: string, script: vm.Script }>} by path */
const modules = new Map();
const { compileFunction } = vm;

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  let known = modules.get(filename);
  if (known?.source !== source) {
    const head = `(function (${parameters.join()}) {`;
    // An error names the place in the module, not behind this head.
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    modules.set(filename, (known = { source, script }));
  }
  return known.script.runInContext(parsingContext);
};

const { AsyncLocalStorage } = hooks;

/** Holds one value until what runs with it has ended. */
class OneAfterTheOther {
  getStore() {
    return this.store;
  }

  async run(store, act) {
    const before = this.store;
    this.store = store;
    try {
      return await act();
    } finally {
      this.store = before;
    }
  }
}

/**
 * Jest has Node follow every promise to the test that began it, to know which test fails by an error that nobody catches. Tests
 * run one after the other here: the one that is running fails, or the whole file where none is.
 * @param {typeof import('jest-environment-jsdom').TestEnvironment} Environment
 */
exports.quick = (Environment) =>
  class extends Environment {
    constructor(...parameters) {
      super(...parameters);
      // For what Jest itself loads next.
      hooks.AsyncLocalStorage = OneAfterTheOther;
    }

    handleTestEvent({ name }) {
      if (name === 'setup') hooks.AsyncLocalStorage = AsyncLocalStorage;
    }
  };
