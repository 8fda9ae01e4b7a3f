/** @jest-environment node */
import { Linter } from 'eslint';
import { globalStyleRule, neighbourRules } from './neighbourRules';

function complaints(code: string): string[] {
  return new Linter()
    .verify(code, {
      rules: { 'no-restricted-syntax': ['error', ...neighbourRules, globalStyleRule] },
    })
    .map(({ message }) => message);
}

const changesPage = 'It would change the page of the other areas.';

it.each([
  ['fetch = mine', changesPage],
  ['window.fetch = mine', changesPage],
  ['globalThis.onerror = mine', changesPage],
  ['window.history.scrollRestoration = "manual"', changesPage],
  ['document.title = "Mine"', changesPage],
  ['document.body.className = "mine"', changesPage],
  ['document.documentElement.style.fontSize = "20px"', changesPage],
  ['Array.prototype.last = mine', changesPage],
  ['Object.defineProperty(window, "fetch", { value: mine })', changesPage],
  ['Object.assign(Array.prototype, { last: mine })', changesPage],
  ['Reflect.set(globalThis, "fetch", mine)', changesPage],
  [
    'history.pushState(null, "", "/staff")',
    "Navigate by the shell's router: it would not hear of this.",
  ],
  ['import "./mine.css"', 'Styles of an area leave with it: use styled-components.'],
  [
    'import { createGlobalStyle } from "styled-components"',
    'It would style the shell and the other areas.',
  ],
])('refuses in an area: %s (#15.6)', (code, message) => {
  expect(complaints(code)).toEqual([message]);
});

it.each([
  ['const answer = fetch("/staff.json")'],
  ['const { history } = application; const last = history.at(-1)'],
  ['application.history.last = 1; form.current = document.body'],
  ['window.addEventListener("pagehide", save)'],
  ['Object.assign(draft, { name: "Asha" })'],
  ['import { styled, keyframes } from "styled-components"'],
])('allows in an area: %s (#15.6)', (code) => {
  expect(complaints(code)).toEqual([]);
});
