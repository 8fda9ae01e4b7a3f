// What jsdom does slowly, and tests that look for roles and names ask for at each step; with the same answers.

// getComputedStyle of jsdom tries every rule of every sheet on an element, each time with its whole selector: a quarter of the
// time of the tests that look for roles. Nearly all fail by what the selector's last part asks of the element itself, a class or
// a tag: that is looked at first here.
const fromJsdom = (file) =>
  require(
    require.resolve(`jsdom/lib/jsdom/living/${file}`, {
      paths: [require.resolve('jest-environment-jsdom')],
    }),
  );
const selectors = fromJsdom('helpers/selectors.js');
const { implForWrapper } = fromJsdom('generated/utils.js');

/** @type {Map<string, { tag: string, classes: string[] }[] | null>} null where nothing can be said beforehand */
const asked = new Map();

/**
 * What an element has to be for the last part of one of the selectors to match it.
 * @param {string} selector
 */
function whatIsAsked(selector) {
  // In brackets a comma or a space divides nothing; what is written with a backslash is left to jsdom.
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
  // A rule such as @keyframes has none.
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

// The control of a label, by the document's own index of ids: jsdom goes through the document for each label.
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
 * Keeps what getComputedStyle of a window has answered for as long as jsdom keeps the rules that it found, which is until
 * something changes: jsdom puts the answer together anew for each question.
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
