import { screen } from '@testing-library/react';

/** What an element says in the language of the page: without what is marked as another one's. */
export function unmarkedText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const marked of copy.querySelectorAll('[lang]')) marked.remove();
  return copy.textContent;
}

/** The sentences in which an English name stands and is marked, without the name. @throws where it stands nowhere */
export function sentencesWith(name: string): string[] {
  return screen
    .getAllByText(name, { selector: '[lang=en]' })
    .flatMap(({ parentElement }) => (parentElement ? unmarkedText(parentElement) : []));
}
