import { parse } from 'valibot';
import { storageForEachTest } from '../../device/testing/storageForEachTest';
import { firstOf } from '../../store/testing/follow';
import { definitionSchema } from '../definitionSchema';
import { findDefinitionProblems } from '../findDefinitionProblems';
import { sampleDefinitions } from './sampleDefinitions';

const open = storageForEachTest();

describe.each(sampleDefinitions.map((definition) => [definition.name, definition] as const))(
  'the definition of the %s',
  (_, definition) => {
    const questions = definition.sections.flatMap((section) => section.questions);

    it('can be published as it stands (#16.3)', () => {
      expect(parse(definitionSchema, definition)).toEqual(definition);
      expect(findDefinitionProblems(definition)).toEqual([]);
    });

    it('asks 5 to 10 questions in 1 to 3 sections, and for 2 to 4 papers (#16.3)', () => {
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(10);
      expect([1, 2, 3]).toContain(definition.sections.length);
      expect([2, 3, 4]).toContain(definition.papers.length);
    });

    it('has an id of its own for each section, question, choice and paper (#16.3)', () => {
      const lists = [
        [...definition.sections, ...questions, ...definition.papers],
        ...questions.flatMap((question) => ('choices' in question ? [question.choices] : [])),
      ];
      for (const list of lists) {
        const ids = list.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });

    it('shows a question by an answer that stands before it and can be given (#16.3)', () => {
      for (const [index, { showIf }] of questions.entries()) {
        if (!showIf) continue;
        const asked = questions.slice(0, index).find(({ id }) => id === showIf.question);
        const answers =
          asked && 'choices' in asked ? asked.choices.map(({ id }) => id) : ['yes', 'no'];
        expect(asked).not.toHaveProperty('showIf');
        expect(answers).toContain(showIf.answer);
      }
    });
  },
);

it('has a service whose form takes three steps (#16.3)', () => {
  expect(sampleDefinitions.some(({ sections }) => sections.length === 3)).toBe(true);
});

it('publishes the definitions as the first version of the services on a device (#16.3)', async () => {
  const { definitions, services } = await open();
  const published = [];
  for (const { id, version } of await firstOf(services.watch())) {
    expect(version).toBe(1);
    published.push((await firstOf(definitions.watchVersion(id, 1))).definition);
  }
  expect(published).toEqual(sampleDefinitions);
});
