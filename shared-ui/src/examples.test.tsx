import { join } from 'node:path';
import { configureAxe } from 'jest-axe';
import { eachExample, readExamples } from '../../tools/testing/readExamples';
import { examples } from './testing/examples';
import { renderUi } from './testing/renderUi';
import { standInForDialog } from './testing/standInForDialog';

// A control by itself stands in no landmark; the pages that hold it see to that.
const axe = configureAxe({ rules: { region: { enabled: false } } });

const cases = eachExample(examples);

/** What is exported with a capital letter and has no example of its own. */
const withoutExample: Readonly<Record<string, string>> = {
  FieldError: 'each field has an example with an error',
  GlobalStyle: 'no control: the contact sheet stands in it',
};

const found = readExamples(__dirname);

beforeAll(standInForDialog);

describe('the examples of the controls', () => {
  it('are all listed', () => {
    expect(Object.keys(examples).sort()).toEqual(found.controls);
  });

  it('show every control that other packages use', () => {
    expect(found.withoutExample).toEqual(Object.keys(withoutExample).sort());
  });

  it('stand beside every control that has a folder of its own', () => {
    const { files } = found;
    const folders = files.filter((file) => files.includes(join(file, `${file}.tsx`)));
    const missing = folders.filter((file) => !files.includes(join(file, `${file}.examples.tsx`)));
    expect(missing).toEqual([]);
  });

  it.each(cases)('$name has nothing that axe finds', async ({ Example }) => {
    const { baseElement } = renderUi(<Example />, { path: '/user/search' });
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});
