import { join } from 'node:path';
import { configureAxe } from 'jest-axe';
import { eachExample, readExamples } from '../../tools/testing/readExamples';
import { examples } from './testing/examples';
import { renderUi } from './testing/renderUi';

// An example renders without a page, so it is in no landmark; pages have landmarks.
const axe = configureAxe({ rules: { region: { enabled: false } } });

const cases = eachExample(examples);

/** Exports with a capital letter that have no example of their own. */
const withoutExample: Readonly<Record<string, string>> = {
  ErrorBoundary: 'shows its children, until they throw',
  FieldError: 'each field has an example with an error',
  GlobalStyle: 'no control: the contact sheet stands in it',
};

const found = readExamples(__dirname);

describe('the list of examples', () => {
  it('includes every file of examples', () => {
    expect(Object.keys(examples).sort()).toEqual(found.controls);
  });

  it('covers every control that other packages use', () => {
    expect(found.withoutExample).toEqual(Object.keys(withoutExample).sort());
  });

  it('has an example for every control with a folder of its own', () => {
    const { files } = found;
    const folders = files.filter((file) => files.includes(join(file, `${file}.tsx`)));
    const missing = folders.filter((file) => !files.includes(join(file, `${file}.examples.tsx`)));
    expect(missing).toEqual([]);
  });

  it.each(cases)('passes axe: $name', async ({ Example }) => {
    const { baseElement } = renderUi(<Example />, { path: '/user/search' });
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});
