/**
 * Finds a text of which a part is in an element of its own, such as a name in another language: the innermost element that has
 * all of it. For `getByText` and the like.
 */
export function wholeText(wanted: RegExp | string) {
  const hasIt = ({ textContent }: Element) => {
    const text = textContent.replace(/\s+/g, ' ').trim();
    return typeof wanted === 'string' ? text === wanted : wanted.test(text);
  };
  return (_own: string, element: Element | null): boolean =>
    element !== null && hasIt(element) && !Array.from(element.children).some(hasIt);
}
