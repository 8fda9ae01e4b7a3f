import { render } from '@testing-library/react';
import { axe } from 'jest-axe';

/** A page with an open dialog, in which a button has no name. */
function renderDialog() {
  return render(
    <main>
      <h1>Page</h1>
      <dialog open aria-label="Sure?">
        <button type="button" />
      </dialog>
    </main>,
  );
}

it('finds what is wrong in an open dialog', async () => {
  const { baseElement } = renderDialog();
  const { violations } = await axe(baseElement);
  expect(violations.map(({ id }) => id)).toEqual(['button-name']);
});

it('fails if a rule of axe could not run', async () => {
  const { baseElement } = renderDialog();
  const { elementsFromPoint } = document;
  document.elementsFromPoint = () => {
    throw new Error('no layout');
  };
  const results = await axe(baseElement);
  document.elementsFromPoint = elementsFromPoint;
  expect(results.violations).toEqual([]);
  expect(() => expect(results).toHaveNoViolations()).toThrow('button-name: no layout');
});
