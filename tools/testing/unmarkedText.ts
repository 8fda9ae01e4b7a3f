import { screen } from '@testing-library/react';

/** The text of an element in the language of the page: without parts that are marked as another language. */
export function unmarkedText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const marked of copy.querySelectorAll('[lang]')) marked.remove();
  return copy.textContent;
}

/** The sentences that contain a marked English name, without the name. @throws if there are none */
export function sentencesWith(name: string): string[] {
  return screen
    .getAllByText(name, { selector: '[lang=en]' })
    .flatMap(({ parentElement }) => (parentElement ? unmarkedText(parentElement) : []));
}
