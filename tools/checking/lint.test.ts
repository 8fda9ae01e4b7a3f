/** @jest-environment node */
import { lint } from '../testing/lint';

const screen = 'remote-user/src/apply-for-service/Sample.tsx';
const hook = 'remote-user/src/apply-for-service/useSample.ts';
const hooks = "import { useEffect, useRef, useState } from 'react';\n";
const pushes =
  "import { MemoryRouter } from 'react-router-dom';\nexport const router = MemoryRouter;";

/** A fault, where it stands, and the rule that must report it. */
const faults: [name: string, file: string, code: string, rule: string][] = [
  [
    'a day in the reader’s time zone (#44.14)',
    screen,
    'export const a = (day: Date) => day.toLocaleDateString();',
    'portal(own-zone)',
  ],
  [
    'a format without a time zone (#44.14)',
    screen,
    "export const a = new Intl.DateTimeFormat('en', { dateStyle: 'long' });",
    'portal(own-zone)',
  ],
  [
    'the year of the reader’s clock (#44.14)',
    'shared-data/src/council/sample.ts',
    'export const a = (now: Date) => now.getFullYear();',
    'portal(own-zone)',
  ],
  [
    'a midnight of the reader (#44.14)',
    'shared-data/src/council/sample.ts',
    'export const a = new Date(2026, 0, 1);',
    'portal(own-zone)',
  ],
  [
    'a hook that runs only sometimes',
    screen,
    `${hooks}export function Sample({ on }: { on: boolean }) { if (on) useState(1); return null; }`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'a hook that runs only sometimes, in another hook',
    hook,
    `${hooks}export function useSample(on: boolean) { if (on) useState(1); }`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'an effect that forgets what it depends on',
    hook,
    `${hooks}export function useSample(a: string) { useEffect(() => { console.log(a); }, []); }`,
    'react-hooks(exhaustive-deps)',
  ],
  [
    'a component that is made while another renders',
    screen,
    'export function Sample() { const Inner = () => <p>Yes</p>; return <Inner />; }',
    'react(static-components)',
  ],
  [
    'a ref that is read while rendering',
    screen,
    `${hooks}export function Sample() { const at = useRef(1); return <p>{at.current}</p>; }`,
    'react(refs)',
  ],
  [
    'a random value while rendering',
    screen,
    'export const Sample = () => <p>{Math.random()}</p>;',
    'react(purity)',
  ],
  ['a picture without a text', screen, 'export const a = <img src="a" />;', 'jsx-a11y(alt-text)'],
  [
    'a part that takes clicks but no keys',
    screen,
    'export const a = <div onClick={print} />;',
    'jsx-a11y(click-events-have-key-events)',
  ],
  [
    'a part that reacts to a pointer above it',
    screen,
    'export const a = <div onMouseOver={print} onFocus={print} />;',
    'jsx-a11y(no-static-element-interactions)',
  ],
  [
    'a list that is said to be a menu',
    screen,
    'export const a = <ul role="menu" />;',
    'jsx-a11y(no-noninteractive-element-to-interactive-role)',
  ],
  [
    'a row of a table that is said to be none',
    screen,
    'export const a = <tr role="none" />;',
    'jsx-a11y(no-interactive-element-to-noninteractive-role)',
  ],
  ['a number field', screen, 'export const a = <input type="number" />;', 'portal(no-number-type)'],
  ['a form made by hand', screen, 'export const a = <form />;', 'portal(hand-made-form)'],
  [
    'a form without a schema',
    hook,
    "export const useSample = () => useForm({ mode: 'onBlur' });",
    'portal(hand-made-form)',
  ],
  [
    'a rule in `register`',
    hook,
    "form.register('name', { required: true });",
    'portal(hand-made-form)',
  ],
  [
    'a change of the page of the other areas',
    hook,
    "document.title = 'Mine';",
    'portal(neighbours)',
  ],
  [
    'a style for all areas',
    hook,
    "export { x };\nimport { createGlobalStyle as x } from 'styled-components';",
    'portal(global-style)',
  ],
  ['a name that the shell does not offer', hook, pushes, 'portal(platform-names)'],
  [
    'all names of a module of the platform',
    hook,
    "export * from 'shared-data';",
    'portal(platform-names)',
  ],
  [
    'a function that older browsers lack',
    hook,
    'export const left = [1].toSpliced(0, 1);',
    'eslint(no-restricted-properties)',
  ],
  ['an interface that older browsers lack', hook, 'navigator.wakeLock;', 'compat(compat)'],
  [
    'a file that is not named after its export',
    'remote-user/src/apply-for-service/use-sample.ts',
    'export const useSample = 1;',
    'check-file(filename-naming-convention)',
  ],
  ['a variable that nothing uses', hook, 'const a = 1;', 'eslint(no-unused-vars)'],
  [
    'an import that is only a type',
    hook,
    "import { ReactNode } from 'react';\nexport type Part = ReactNode;",
    'typescript(consistent-type-imports)',
  ],
  ['any type', hook, 'export let a: any;', 'typescript(no-explicit-any)'],
  ['a name that is not there', 'tools/sample.js', 'console.log(notThere);', 'eslint(no-undef)'],
];

/** Allowed where it stands. */
const allowed: [name: string, file: string, code: string][] = [
  ['a form in a test', 'remote-user/src/Sample.test.tsx', 'export const a = <form />;'],
  ['a form in registration', 'remote-admin/src/register/Sample.tsx', 'export const a = <form />;'],
  ['any name of a module in a test', 'remote-user/src/sample.test.ts', pushes],
  ['any name of a module in the shell', 'shell/src/sample.ts', pushes],
  ['the type of a module', hook, "export type { Location } from 'react-router-dom';"],
  ['an offered name', hook, "export { Link } from 'react-router-dom';"],
  ['a journey with another name', 'e2e/journeys/staff-leave.spec.ts', 'export const a = 1;'],
  ['what Node has, in a tool', 'tools/sample.ts', 'export const left = [1].toSpliced(0, 1);'],
  [
    'a polyfilled function',
    hook,
    "export const can = URL.canParse('x') && structuredClone({ a: 1 });",
  ],
];

describe('.oxlintrc.json', () => {
  // Each in a folder of its own: several have the same path.
  const at = (index: number, file: string) => file.replace(/([^/.]+)(\.[^/]*)$/, `$1${index}$2`);
  const all = [...faults, ...allowed];
  const found = lint(
    Object.fromEntries(all.map(([, file, code], index) => [at(index, file), code])),
  );
  const rulesFor = (name: string) => {
    const index = all.findIndex(([other]) => other === name);
    return (found[at(index, all[index]?.[1] ?? '')] ?? []).map(({ rule }) => rule);
  };

  it.each(faults)('refuses %s', (name, _file, _code, rule) => {
    expect(rulesFor(name)).toContain(rule);
  });

  it.each(allowed)('allows %s', (name) => {
    expect(rulesFor(name)).toEqual([]);
  });
});
