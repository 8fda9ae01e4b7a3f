/**
 * Imitates what the page translation of a browser does: it replaces each text by a text in two elements of its own, also what
 * appears later. Elements with `translate="no"` keep theirs. All in one function, so that Playwright can run it in a page.
 * @returns ends it
 */
export function translatePage(): () => void {
  const untouched = 'font, script, style, textarea, option, [translate="no"]';

  /** Browsers use this element, whose usual way of creation is marked as deprecated. */
  const createFont = (): HTMLElement =>
    document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untouched) !== null) continue;
      const outer = createFont();
      const inner = createFont();
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) translate(node);
    }
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
