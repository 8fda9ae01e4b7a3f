import { expect, type Page } from '@playwright/test';
import { untilKept } from '../support/offline';
import type { Part, Visitor } from './Visitor';

/** A visitor in a browser that Playwright drives. */
export function playwrightVisitor(page: Page): Visitor {
  const find = ({ role, name }: Part) => {
    const exact = typeof name === 'string';
    return page.getByRole(role, { name, exact }).first();
  };
  return {
    goTo: async (path) => {
      await page.goto(path);
    },
    // Not Playwright's `goBack`: it waits for a load, and a page from the back/forward cache is not loaded
    // again.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    press: (part) => find(part).click(),
    type: (label, text) => page.getByLabel(label, { exact: true }).pressSequentially(text),
    choose: async (label, option) => {
      await page.getByLabel(label, { exact: true }).selectOption(option);
    },
    attach: (label, file) => page.getByLabel(label).setInputFiles(file),
    sees: (part) => expect(find(part)).toBeVisible(),
    seesText: (text) => expect(page.getByText(text).first()).toBeVisible(),
    async read(pattern) {
      const found = page.getByText(pattern).first();
      await expect(found).toBeVisible();
      return pattern.exec((await found.textContent()) ?? '')?.[0] ?? '';
    },
    untilKept: () => untilKept(page, 'user'),
  };
}
