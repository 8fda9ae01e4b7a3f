/** The texts of a page, without its navigation. */
export function textsOf(container: HTMLElement): string[] {
  const texts = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (textContent?.trim() && !parentElement?.closest('nav, style')) texts.push(textContent);
  }
  return texts;
}
