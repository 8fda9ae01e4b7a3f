import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { configureAxe } from 'jest-axe';
import { examples } from './testing/examples';
import { renderUi } from './testing/renderUi';
import { standInForDialog } from './testing/standInForDialog';

// A control by itself stands in no landmark; the pages that hold it see to that.
const axe = configureAxe({ rules: { region: { enabled: false } } });

const cases = Object.entries(examples).flatMap(([control, states]) =>
  Object.entries(states).map(([state, Example]) => ({ name: `${control}: ${state}`, Example })),
);

/** What is exported with a capital letter and has no example of its own. */
const withoutExample: Readonly<Record<string, string>> = {
  FieldError: 'each field has an example with an error',
  GlobalStyle: 'no control: the contact sheet stands in it',
};

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
const exampleFiles = files.filter((file) => file.endsWith('.examples.tsx'));

/** The components that other packages get from `shared-ui` and its entries. */
function exportedComponents(): string[] {
  return files
    .filter((file) => /^(\w+\/)?index\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^export \{([^}]+)\} from '\.{1,2}\//gm)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name));
}

function read(file: string): string {
  return readFileSync(join(__dirname, file), 'utf8');
}

beforeAll(standInForDialog);

describe('the examples of the controls', () => {
  it('are all listed', () => {
    const named = exampleFiles.map((file) => basename(file, '.examples.tsx'));
    expect(Object.keys(examples).sort()).toEqual(named.sort());
  });

  it('show every control that other packages use', () => {
    const shown = exampleFiles.map(read).join('\n');
    const missing = exportedComponents().filter((name) => !RegExp(`<${name}\\b`).test(shown));
    expect(missing.sort()).toEqual(Object.keys(withoutExample).sort());
  });

  it('stand beside every control that has a folder of its own', () => {
    const folders = files.filter((file) => files.includes(join(file, `${file}.tsx`)));
    const missing = folders.filter((file) => !files.includes(join(file, `${file}.examples.tsx`)));
    expect(missing).toEqual([]);
  });

  it.each(cases)('$name has nothing that axe finds', async ({ Example }) => {
    const { baseElement } = renderUi(<Example />, { path: '/user/search' });
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});
