/** @jest-environment node */
import { complaintsOfOwnRules } from '../testing/lint';

const changesPage = 'It would change the page of the other areas.';

const refused: [code: string, message: string][] = [
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
];

const allowed = [
  'const answer = fetch("/staff.json")',
  'const { history } = application; const last = history.at(-1)',
  'application.history.last = 1; form.current = document.body',
  'window.addEventListener("pagehide", save)',
  'Object.assign(draft, { name: "Asha" })',
  'import { styled, keyframes } from "styled-components"',
];

const complaints = complaintsOfOwnRules([...refused.map(([code]) => code), ...allowed]);

it.each(refused)('refuses in an area: %s (#15.6)', (code, message) => {
  expect(complaints(code)).toEqual([message]);
});

it.each(allowed)('allows in an area: %s (#15.6)', (code) => {
  expect(complaints(code)).toEqual([]);
});
