import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RE2JS } from 're2js';
import { namesOfNothing, typedForms, typedTexts } from '../../shared-model/src/texts/typedTexts';
import { root } from '../../tools/root';

/** The pattern of a function of the rules. Its engine (RE2) is that of re2js. */
function patternOf(name: string): string {
  const rules = readFileSync(path.join(root, 'firestore/firestore.rules'), 'utf8');
  const literal = new RegExp(`function ${name}\\([^]*?matches\\(\\s*'([^']+)'`).exec(rules)?.[1];
  // As the rules read a text in quotes.
  return JSON.parse(`"${literal}"`) as string;
}

const patterns = {
  isClean: patternOf('isClean'),
  isName: patternOf('isName'),
  isFile: patternOf('isFile'),
};
const asFile = (name: string) => `1\nimage/png\n${name}`;
const matches = {
  isClean: (text: string) => RE2JS.matches(patterns.isClean, text),
  isName: (text: string) => RE2JS.matches(patterns.isName, text),
  isFile: (text: string) => RE2JS.matches(patterns.isFile, asFile(text)),
};

describe.each(Object.entries(matches))('%s of firestore.rules', (name, accepts) => {
  it.each([...typedTexts, ...typedForms])(
    'accepts what cleanText makes of %s @rest (#44b)',
    (_, _typed, stored) => {
      expect(accepts(stored)).toBe(true);
    },
  );

  it.each(typedTexts.filter(([, typed, stored]) => typed !== stored))(
    'refuses %s that was not cleaned (#44b)',
    (_, typed) => {
      expect(accepts(typed)).toBe(false);
    },
  );

  it.each(['\n', '\t'])('accepts %j only in a text of several lines (#44b)', (character) => {
    expect(accepts(`a${character}b`)).toBe(name === 'isClean');
  });

  if (name === 'isClean') return;
  it.each(namesOfNothing)('refuses a name of %s @rest (#44g)', (_, nothing) => {
    expect(accepts(nothing)).toBe(false);
  });
});
