/** @jest-environment node */
import { Linter } from 'eslint';
import { layoutRules } from './layoutRules';

function complaints(code: string): string[] {
  return new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { layout: layoutRules },
      rules: {
        'layout/actions-row': 'error',
        'layout/logical-properties': 'error',
        'layout/turning-icons': 'error',
      },
    })
    .map(({ message }) => message);
}

const css = (text: string) => `css\`${text}\``;

it.each([
  ['margin-left: 4px;', 'Write margin-inline-start for margin-left.'],
  ['padding-right: 4px;', 'Write padding-inline-end for padding-right.'],
  ['border-left-color: red;', 'Write border-inline-start for border-left.'],
  ['border-right: 1px solid;', 'Write border-inline-end for border-right.'],
  ['left: 0;', 'Write inset-inline-start for left.'],
  ['right: -4px;', 'Write inset-inline-end for right.'],
  ['text-align: left;', 'Write text-align: start for left.'],
  [
    "text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};",
    'Write text-align: end for right.',
  ],
  ['border-top-left-radius: 4px;', 'Write border-start-start-radius for border-top-left-radius.'],
  ['padding: 0 0 0 4px;', 'Write padding-block and padding-inline: right and left differ.'],
  [
    'padding: ${space[1]} ${space[2]} 0 calc(1px + (2px * 2));',
    'Write padding-block and padding-inline: right and left differ.',
  ],
  ['inset: auto 0 0 auto;', 'Write inset-block and inset-inline: right and left differ.'],
])('refuses %s (#20.6)', (text, message) => {
  expect(complaints(css(text))).toEqual([message]);
});

it.each([
  ['margin-inline-start: 4px; inset-inline: 0 auto; text-align: start;'],
  ['left: 50%; translate: -50% 0;'],
  ['padding: 0 ${space[2]} 4px ${space[2]};'],
  ['padding: ${space[1]} ${({ $wide }) => ($wide ? space[2] : space[1])};'],
  ['padding: 0 4px calc(4px + env(safe-area-inset-bottom));'],
  ['scroll-padding-bottom: 4px; env(safe-area-inset-left)'],
  ['The answer is not right: ${problem}'],
  ['width: 40px; height: 40px; margin-top: 4px;'],
])('allows %s (#20.6)', (text) => {
  expect(complaints(css(text))).toEqual([]);
});

it('requires data-turns on an icon that points along the line (#20.6)', () => {
  expect(complaints('<ChevronRight size={20} />')).toEqual([
    'Give <ChevronRight> data-turns: it points along the line.',
  ]);
  expect(complaints('<ChevronRight data-turns size={20} />')).toEqual([]);
  expect(complaints('<ChevronDown size={20} />')).toEqual([]);
});

it.each(['Milestone', 'ListStart', 'ExternalLink'])(
  'counts %s among these icons (#20.6)',
  (icon) => {
    expect(complaints(`<${icon} size={20} />`)).toEqual([
      `Give <${icon}> data-turns: it points along the line.`,
    ]);
  },
);

it('does not require it on an icon without a direction (#20.6)', () => {
  expect(complaints('<Share2 size={20} />')).toEqual([]);
});

it.each([
  ['display: flex; flex-wrap: wrap; gap: ${space[3]};', 'div', true],
  ['display: flex; flex-wrap: wrap; gap: ${space[1]}; margin-top: ${space[1]};', 'div', true],
  ['display: flex; flex-wrap: wrap; gap: ${space[3]};', 'ul', false],
  ['display: flex; flex-wrap: wrap; align-items: end; gap: ${space[3]};', 'div', false],
  ['display: flex; gap: ${space[3]};', 'div', false],
])('detects a row of buttons in %s of a %s: %s (#19.5)', (text, element, isRow) => {
  expect(complaints(`styled.${element}\`${text}\``)).toEqual(
    isRow ? ['Use Actions of shared-ui for a row of buttons.'] : [],
  );
});
