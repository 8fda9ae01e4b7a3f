// Replaces functions that are slow in jsdom and that queries by role and name use at each step; with the same
// results.

// getComputedStyle of jsdom matches every rule of every sheet against an element, each time with its whole selector: a quarter
// of the time of the tests that query roles. Nearly all rules fail because of the last part of the selector, a class or a tag
// of the element itself: so this checks that part first.
const fromJsdom = (file) =>
  require(
    require.resolve(`jsdom/lib/jsdom/living/${file}`, {
      paths: [require.resolve('jest-environment-jsdom')],
    }),
  );
const selectors = fromJsdom('helpers/selectors.js');
const { implForWrapper } = fromJsdom('generated/utils.js');

/** @type {Map<string, { tag: string, classes: string[] }[] | null>} null if nothing can be decided in advance */
const asked = new Map();

/**
 * The tag and classes that an element needs for the last part of one of the selectors to match it.
 * @param {string} selector
 */
function whatIsAsked(selector) {
  // A comma or a space in brackets separates nothing; selectors with a backslash are left to jsdom.
  const bare = selector.replace(/\[[^\]]*\]/g, '[]').replace(/\((?:[^()]|\([^()]*\))*\)/g, '()');
  if (/[\\"']|\([^)]|&|\|/.test(bare)) return null;
  const parts = bare.split(',').map(
    (one) =>
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
  );
  return parts.map((part) => ({
    tag: /^[a-z][\w-]*/i.exec(part)?.[0].toLowerCase() ?? '',
    classes: Array.from(part.matchAll(/\.([\w-]+)/g), ([, name]) => name),
  }));
}

const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) => {
  // A rule such as @keyframes has no selector.
  if (selector === undefined) return false;
  let wanted = asked.get(selector);
  if (wanted === undefined) asked.set(selector, (wanted = whatIsAsked(selector)));
  if (wanted) {
    const own = element.getAttributeNS(null, 'class') ?? '';
    const mayMatch = wanted.some(
      ({ tag, classes }) =>
        (tag === '' || tag === element._localName.toLowerCase()) &&
        classes.every((name) => own.includes(name)),
    );
    if (!mayMatch) return false;
  }
  return matchesDontThrow(element, selector);
};

// Finds the control of a label with the document's own index of ids: jsdom searches the whole document for
// each label.
let areLabelsQuick = false;
exports.quickenLabels = () => {
  if (areLabelsQuick) return;
  areLabelsQuick = true;
  const { isLabelable } = fromJsdom('helpers/form-controls.js');
  const { prototype } = fromJsdom('nodes/HTMLLabelElement-impl.js').implementation;
  const { get: findControl } = Object.getOwnPropertyDescriptor(prototype, 'control');
  Object.defineProperty(prototype, 'control', {
    get() {
      const id = this.getAttributeNS(null, 'for');
      if (!id || !this.isConnected) return findControl.call(this);
      const named = this._ownerDocument.getElementById(id);
      return named && isLabelable(named) ? named : null;
    },
  });
};

/**
 * Caches the results of a window's getComputedStyle for as long as jsdom caches its matched rules, which is until
 * something changes: jsdom would compose the result again for each call.
 * @param {Window & typeof globalThis} window
 */
exports.keepStyles = (window) => {
  const original = window.getComputedStyle;
  const answers = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const page = implForWrapper(element)?._ownerDocument;
    const known = !pseudo && page?._styleCache && answers.get(page._styleCache)?.get(element);
    if (known) return known;
    const answer = original(element, pseudo);
    if (pseudo || !page?._styleCache) return answer;
    if (!answers.has(page._styleCache)) answers.set(page._styleCache, new WeakMap());
    answers.get(page._styleCache).set(element, answer);
    return answer;
  };
};
