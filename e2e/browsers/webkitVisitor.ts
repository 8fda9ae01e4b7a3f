import { buildSync } from 'esbuild';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select';
import { missingFiles } from '../support/offline';
import type { Part, Visitor } from './Visitor';

/** Milliseconds to wait for an element to appear. */
const timeout = 15_000;

/**
 * Testing Library's queries, as a script for the page: WebDriver itself cannot find elements by role and
 * name.
 */
const queries = buildSync({
  stdin: {
    contents:
      "export { queryAllByRole, queryAllByLabelText, queryAllByText } from '@testing-library/dom';",
    resolveDir: __dirname,
  },
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'queries',
  define: { 'process.env': '{}', 'process.env.NODE_ENV': '"test"', global: 'window' },
  write: false,
}).outputFiles[0]?.text;

/**
 * A visitor in a browser that WebDriver drives.
 * @param origin of the portal
 */
export function webkitVisitor(driver: WebDriver, origin: string): Visitor {
  async function find(call: string, ...values: unknown[]): Promise<WebElement> {
    const script = `${queries};
      const pattern = ([source, flags]) => new RegExp(source, flags);
      const isSeen = (element) => element.getClientRects().length > 0
        || getComputedStyle(element).display === 'contents';
      return ${call}.find(isSeen) ?? null;`;
    const element = await driver.wait(
      () => driver.executeScript<WebElement | null>(script, ...values),
      timeout,
      `${call} with ${JSON.stringify(values)} is not there`,
    );
    if (!element) throw new Error(`${call} with ${JSON.stringify(values)} is not there`);
    return element;
  }

  const findPart = ({ role, name }: Part) =>
    find(
      'queries.queryAllByRole(document.body, arguments[0], { name: pattern(arguments[1]) })',
      role,
      [
        typeof name === 'string' ? `^${escape(name)}$` : name.source,
        typeof name === 'string' ? '' : name.flags,
      ],
    );
  /** Besides its name, a label may say that the field is required. */
  const findField = (label: string) =>
    find('queries.queryAllByLabelText(document.body, pattern(arguments[0]))', [
      `^\\s*${escape(label)}`,
      '',
    ]);
  const findText = ({ source, flags }: RegExp) =>
    find('queries.queryAllByText(document.body, pattern(arguments[0]))', [source, flags]);

  return {
    goTo: (path) => driver.get(`${origin}${path}`),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    async press(part) {
      const found = await findPart(part);
      // When WebDriver scrolls to an element by itself, the element ends up under the bar of outcomes.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", found);
      await found.click();
    },
    async type(label, text) {
      const field = await findField(label);
      for (const key of text) await field.sendKeys(key);
    },
    choose: async (label, option) => new Select(await findField(label)).selectByVisibleText(option),
    attach: async (label, file) => (await findField(label)).sendKeys(file),
    sees: async (part) => {
      await findPart(part);
    },
    seesText: async (text) => {
      await findText(new RegExp(escape(text)));
    },
    async read(pattern) {
      const found = await findText(pattern);
      const text = await driver.executeScript<string>('return arguments[0].textContent', found);
      return pattern.exec(text)?.[0] ?? '';
    },
    async untilKept() {
      const missing = `const done = arguments[0];
        navigator.serviceWorker.ready.then(() => (${missingFiles.toString()})('user')).then(
          (files) => done(files.length),
          () => done(null),
        );`;
      const isKept = async () => (await driver.executeAsyncScript(missing)) === 0;
      await driver.wait(isKept, timeout, 'what the area needs is not kept');
    },
  };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
