import { expect, test } from '@playwright/test';
import { demoPerson } from '../support/accounts';
import { go } from '../support/go';

interface Shared {
  /** The value of each global and of each member of their prototypes. */
  functions: Map<string, unknown>;
  /** The selectors of the style sheets that match elements beyond their own component. */
  selectors: Set<string>;
}

/**
 * What all areas of a page share. The first call stores it, the next one returns the names of what has
 * changed. Runs in the page.
 */
function changesOfShared(): string[] {
  const owners: Record<string, object> = {
    history,
    JSON,
    Intl,
    Math,
    ...Object.fromEntries(
      [Array, Date, Document, Element, EventTarget, Function, History, HTMLElement]
        .concat([Map, Node, Number, Object, Promise, Set, Storage, String, XMLHttpRequest] as never)
        .map((constructor) => [constructor.name, constructor.prototype as object]),
    ),
  };
  const functions = new Map<string, unknown>([['fetch', Reflect.get(window, 'fetch')]]);
  for (const [owner, value] of Object.entries(owners)) {
    for (const [name, found] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
      functions.set(`${owner}.${name}`, found.value ?? Reflect.get(found, 'get'));
    }
  }
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const selectors = new Set(
    rules
      .flatMap((rule) =>
        rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^()]*\))/) : [],
      )
      // The shell's own header and footer around an area (AreaFrameStyle) load with the first area.
      .filter((selector) => !/[.#]|\[data-area="open"\]/.test(selector)),
  );

  const page = window as Window & { sharedBefore?: Shared };
  const before = (page.sharedBefore ??= { functions, selectors });
  return [
    ...[...functions.keys()].filter((name) => functions.get(name) !== before.functions.get(name)),
    ...[...selectors].filter((selector) => !before.selectors.has(selector)),
  ];
}

test('no area changes anything that the areas of a page share @main (#15.6) @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(changesOfShared)).toEqual([]);

  for (const area of ['user', 'staff', 'admin'] as const) {
    await go(page, `/${area}/login`);
    const { email, password } = demoPerson(area);
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`**/${area}/dashboard`);
    await page.waitForLoadState('networkidle');

    const isSameDocument = await page.evaluate(() => 'sharedBefore' in window);
    expect(isSameDocument).toBe(true);
    expect(await page.evaluate(changesOfShared), area).toEqual([]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }
});
