import { safeParse } from 'valibot';
import { limits } from '../limits/limits';
import { definitionSchema, type Question } from './definitionSchema';
import { newDefinitionId } from './startQuestion';
import { definition, paper, question } from './testing/definitions';

/** The kinds of entries that may have the id in a definition. */
function accepts(id: string) {
  const choices = [{ id, label: 'School' }];
  const ofChoices: Question = { id: 'a', label: 'A', required: true, kind: 'one-of', choices };
  const section = { id: 's', title: '', questions: [] };
  const definitions = {
    section: definition({ sections: [{ ...section, id }] }),
    question: definition({ sections: [{ ...section, questions: [question(id)] }] }),
    choice: definition({ sections: [{ ...section, questions: [ofChoices] }] }),
    paper: definition({ papers: [paper(id)] }),
  };
  return Object.entries(definitions).flatMap(([what, each]) =>
    safeParse(definitionSchema, each).success ? [what] : [],
  );
}

it.each([
  'child',
  'paper-1',
  'income_source',
  '3f2a90bc',
  '12345678',
  'x'.repeat(limits.definition.id),
  newDefinitionId(),
])('accepts the id %j for every kind of entry (#16.2)', (id) => {
  expect(accepts(id)).toEqual(['section', 'question', 'choice', 'paper']);
});

it.each([
  '',
  'a.b',
  '.a',
  'a[0]',
  'a]',
  'a"b',
  "a'b",
  'a b',
  'a\nb',
  'नाव',
  'x'.repeat(limits.definition.id + 1),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
])('refuses the id %j, which a form would misinterpret (#16.2)', (id) => {
  expect(accepts(id)).toEqual([]);
});
