/** @jest-environment node */
import { complaintsOfOwnRules } from '../testing/lint';

const css = (text: string) => `css\`${text}\``;

const refused: [text: string, message: string][] = [
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
];

const allowed = [
  'margin-inline-start: 4px; inset-inline: 0 auto; text-align: start;',
  'left: 50%; translate: -50% 0;',
  'padding: 0 ${space[2]} 4px ${space[2]};',
  'padding: ${space[1]} ${({ $wide }) => ($wide ? space[2] : space[1])};',
  'padding: 0 4px calc(4px + env(safe-area-inset-bottom));',
  'scroll-padding-bottom: 4px; env(safe-area-inset-left)',
  'The answer is not right: ${problem}',
  'width: 40px; height: 40px; margin-top: 4px;',
];

const icons = ['Milestone', 'ListStart', 'ExternalLink', 'ChevronRight'];
const withoutDirection = ['Share2', 'ChevronDown'];
const withTurn = '<ChevronRight data-turns size={20} />';
const iconOf = (icon: string) => `<${icon} size={20} />`;

const rows: [text: string, element: string, isRow: boolean][] = [
  ['display: flex; flex-wrap: wrap; gap: ${space[3]};', 'div', true],
  ['display: flex; flex-wrap: wrap; gap: ${space[1]}; margin-top: ${space[1]};', 'div', true],
  ['display: flex; flex-wrap: wrap; gap: ${space[3]};', 'ul', false],
  ['display: flex; flex-wrap: wrap; align-items: end; gap: ${space[3]};', 'div', false],
  ['display: flex; gap: ${space[3]};', 'div', false],
];
const rowOf = (text: string, element: string) => `styled.${element}\`${text}\``;

const complaints = complaintsOfOwnRules([
  ...refused.map(([text]) => css(text)),
  ...allowed.map(css),
  ...[...icons, ...withoutDirection].map(iconOf),
  withTurn,
  ...rows.map(([text, element]) => rowOf(text, element)),
]);

it.each(refused)('refuses %s (#20.6)', (text, message) => {
  expect(complaints(css(text))).toEqual([message]);
});

it.each(allowed)('allows %s (#20.6)', (text) => {
  expect(complaints(css(text))).toEqual([]);
});

it.each(icons)('requires data-turns on %s, which points along the line (#20.6)', (icon) => {
  expect(complaints(iconOf(icon))).toEqual([
    `Give <${icon}> data-turns: it points along the line.`,
  ]);
});

it('accepts an icon with data-turns (#20.6)', () => {
  expect(complaints(withTurn)).toEqual([]);
});

it.each(withoutDirection)('does not require it on %s, which has no direction (#20.6)', (icon) => {
  expect(complaints(iconOf(icon))).toEqual([]);
});

it.each(rows)('detects a row of buttons in %s of a %s: %s (#19.5)', (text, element, isRow) => {
  expect(complaints(rowOf(text, element))).toEqual(
    isRow ? ['Use Actions of shared-ui for a row of buttons.'] : [],
  );
});
