import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { configureAxe } from 'jest-axe';
import { examples } from './testing/examples';
import { renderUi } from './testing/renderUi';
import { standInForDialog } from './testing/standInForDialog';

// A control by itself stands in no landmark; the pages that hold it see to that.
const axe = configureAxe({ rules: { region: { enabled: false } } });

const cases = Object.entries(examples).flatMap(([control, states]) =>
  Object.entries(states).map(([state, Example]) => ({ name: `${control}: ${state}`, Example })),
);

beforeAll(standInForDialog);

describe('the examples of the controls', () => {
  it('lists the examples of every control', () => {
    const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.examples.tsx'))
      .map((file) => basename(file, '.examples.tsx'));
    expect(Object.keys(examples).sort()).toEqual(files.sort());
  });

  it.each(cases)('$name has nothing that axe finds', async ({ Example }) => {
    const { baseElement } = renderUi(<Example />, { path: '/user/search' });
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});
