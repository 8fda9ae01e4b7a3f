import { axe } from 'jest-axe';

/** A dialog that is open over a page, with this content. */
function openDialog(content: string) {
  document.body.innerHTML = `<main><h1>Page</h1><dialog open aria-label="Sure?">${content}</dialog></main>`;
}

it('finds what is wrong in an open dialog', async () => {
  openDialog('<img src="plan.png">');
  const { violations } = await axe(document.body);
  expect(violations.map(({ id }) => id)).toEqual(['image-alt']);
});

it('fails if a rule of axe could not run', async () => {
  openDialog('<img src="plan.png">');
  const { elementsFromPoint } = document;
  document.elementsFromPoint = () => {
    throw new Error('no layout');
  };
  const results = await axe(document.body);
  document.elementsFromPoint = elementsFromPoint;
  expect(results.violations).toEqual([]);
  expect(() => expect(results).toHaveNoViolations()).toThrow('image-alt: no layout');
});
