import type { Choice, Question, ServiceDefinition } from 'shared-data';
import {
  definitionFrom,
  duplicatePaper,
  duplicateQuestion,
  findDefinitionProblems,
  startPaper,
  startQuestion,
  startSection,
  withKind,
  withUsedTranslations,
} from 'shared-data/model';
import {
  addPaper,
  addQuestion,
  addSection,
  allQuestions,
  insertPaper,
  insertQuestion,
  moveEntry,
  placeEntry,
  removeEntry,
  replacePaper,
  replaceQuestion,
  replaceSection,
  setTranslation,
  withOptional,
} from './changeDefinition';

type Change = (definition: ServiceDefinition) => ServiceDefinition;

const common = { required: true };
const choices: Choice[] = [
  { id: 'yellow', label: 'Yellow' },
  { id: 'saffron', label: 'Saffron' },
];
const before: ServiceDefinition = {
  ...definitionFrom({ name: 'Ration Card', documents: [], days: 15, fee: 20 }),
  sections: [
    {
      id: 'household',
      title: 'Household',
      questions: [
        { ...common, id: 'moved', kind: 'yes-no', label: 'Have you moved here?' },
        {
          ...common,
          id: 'village',
          kind: 'short-text',
          label: 'From which village?',
          showIf: { question: 'moved', answer: 'yes' },
        },
        { ...common, id: 'card', kind: 'one-of', label: 'Kind of card', choices },
      ],
    },
    {
      id: 'income',
      title: 'Income',
      questions: [
        {
          ...common,
          id: 'amount',
          kind: 'amount',
          label: 'Income of the family',
          showIf: { question: 'card', answer: 'yellow' },
        },
      ],
    },
    { id: 'remarks', title: 'Remarks', questions: [] },
  ],
  papers: [
    { ...startPaper(), id: 'identity', name: 'Proof of identity' },
    { ...startPaper(), id: 'residence', name: 'Proof of residence' },
  ],
};

/** Sections with their questions, then the papers. A copy has the id of its original followed by '+'. */
function outlineOf({ sections, papers }: ServiceDefinition): string {
  const lines = sections.map(({ id, questions }) => `${id}: ${idsOf(questions)}`);
  return [...lines, `papers: ${idsOf(papers)}`].map((line) => line.trim()).join(' | ');
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

function questionOf(definition: ServiceDefinition, id: string): Question {
  const found = allQuestions(definition).find((question) => question.id === id);
  if (!found) throw new Error(`There is no question '${id}'.`);
  return found;
}

const twinOf = (id: string): Change => {
  const twin = { ...duplicateQuestion(questionOf(before, id)), id: `${id}+` };
  return (definition) => insertQuestion(definition, id, twin);
};

const rest = 'income: amount | remarks: | papers: identity residence';

describe('the order of a definition', () => {
  it.each<[string, Change, string]>([
    [
      'adds a question at the end of its section',
      (all) => addQuestion(all, 'income', { ...startQuestion('phone'), id: 'new' }),
      'household: moved village card | income: amount new | remarks: | papers: identity residence',
    ],
    [
      'adds a section at the end',
      (all) => addSection(all, { ...startSection('More'), id: 'new' }),
      'household: moved village card | income: amount | remarks: | new: | papers: identity residence',
    ],
    [
      'adds a paper at the end',
      (all) => addPaper(all, { ...startPaper(), id: 'new' }),
      'household: moved village card | income: amount | remarks: | papers: identity residence new',
    ],
    [
      'puts the copy of a question behind it',
      twinOf('moved'),
      `household: moved moved+ village card | ${rest}`,
    ],
    [
      'puts the copy of a paper behind it',
      (all) => insertPaper(all, 'identity', { ...startPaper(), id: 'identity+' }),
      'household: moved village card | income: amount | remarks: | papers: identity identity+ residence',
    ],
    [
      'moves a question up',
      (all) => moveEntry(all, 'village', 'up'),
      `household: village moved card | ${rest}`,
    ],
    [
      'moves a question down',
      (all) => moveEntry(all, 'moved', 'down'),
      `household: village moved card | ${rest}`,
    ],
    [
      'moves the last question of a section to the beginning of the next',
      (all) => moveEntry(all, 'card', 'down'),
      'household: moved village | income: card amount | remarks: | papers: identity residence',
    ],
    [
      'moves the first question of a section to the end of the one before',
      (all) => moveEntry(all, 'amount', 'up'),
      'household: moved village card amount | income: | remarks: | papers: identity residence',
    ],
    [
      'moves a question into an empty section',
      (all) => moveEntry(all, 'amount', 'down'),
      'household: moved village card | income: | remarks: amount | papers: identity residence',
    ],
    [
      'moves a section with its questions',
      (all) => moveEntry(all, 'income', 'up'),
      'income: amount | household: moved village card | remarks: | papers: identity residence',
    ],
    [
      'moves a paper',
      (all) => moveEntry(all, 'residence', 'up'),
      'household: moved village card | income: amount | remarks: | papers: residence identity',
    ],
    [
      'drops a question before another',
      (all) => placeEntry(all, 'card', 'before', 'moved'),
      `household: card moved village | ${rest}`,
    ],
    [
      'drops a question behind another',
      (all) => placeEntry(all, 'moved', 'after', 'village'),
      `household: village moved card | ${rest}`,
    ],
    [
      'drops a question into another section',
      (all) => placeEntry(all, 'moved', 'after', 'amount'),
      'household: village card | income: amount moved | remarks: | papers: identity residence',
    ],
    [
      'drops a paper before another',
      (all) => placeEntry(all, 'residence', 'before', 'identity'),
      'household: moved village card | income: amount | remarks: | papers: residence identity',
    ],
    [
      'drops a paper behind another',
      (all) => placeEntry(all, 'identity', 'after', 'residence'),
      'household: moved village card | income: amount | remarks: | papers: residence identity',
    ],
    ['removes a question', (all) => removeEntry(all, 'village'), `household: moved card | ${rest}`],
    ['removes a section with its questions', (all) => removeEntry(all, 'household'), rest],
    [
      'removes a paper',
      (all) => removeEntry(all, 'identity'),
      'household: moved village card | income: amount | remarks: | papers: residence',
    ],
  ])('%s (#16.2)', (_what, change, outline) => {
    const copy = structuredClone(before);
    expect(outlineOf(change(before))).toBe(outline);
    expect(before).toEqual(copy);
  });

  it.each<[string, Change]>([
    ['the first question up', (all) => moveEntry(all, 'moved', 'up')],
    ['the last paper down', (all) => moveEntry(all, 'residence', 'down')],
    ['the first section up', (all) => moveEntry(all, 'household', 'up')],
    ['the last section down', (all) => moveEntry(all, 'remarks', 'down')],
    ['what is not there', (all) => moveEntry(all, 'nothing', 'down')],
    ['a question onto itself', (all) => placeEntry(all, 'card', 'before', 'card')],
    ['a question to where it is', (all) => placeEntry(all, 'village', 'after', 'moved')],
    ['a paper to where it is', (all) => placeEntry(all, 'identity', 'before', 'residence')],
    ['a question among papers', (all) => placeEntry(all, 'card', 'after', 'identity')],
    ['a paper among questions', (all) => placeEntry(all, 'identity', 'after', 'card')],
    ['what was removed meanwhile', (all) => placeEntry(all, 'nothing', 'after', 'card')],
    ['a question beside a removed one', (all) => placeEntry(all, 'card', 'after', 'nothing')],
  ])('stays the same when moving %s, so that there is nothing to undo (#16.2)', (_what, change) => {
    expect(change(before)).toBe(before);
  });

  it.each<[string, Change]>([
    ['a question', (all) => removeEntry(all, 'nothing')],
    [
      'the question that is copied',
      (all) => insertQuestion(all, 'nothing', startQuestion('phone')),
    ],
    ['the paper that is copied', (all) => insertPaper(all, 'nothing', startPaper())],
    ['the section', (all) => addQuestion(all, 'nothing', startQuestion('phone'))],
    ['the question typed into', (all) => replaceQuestion(all, 'nothing', (one) => ({ ...one }))],
    ['the paper typed into', (all) => replacePaper(all, 'nothing', (one) => ({ ...one }))],
  ])('stays the same when %s no longer exists (#16.2)', (_what, change) => {
    expect(change(before)).toBe(before);
  });
});

describe('a change', () => {
  it.each<[string, Change, string[]]>([
    [
      'a question',
      (all) => replaceQuestion(all, 'card', (one) => ({ ...one, label: 'Which card?' })),
      ['household', 'card'],
    ],
    ['a moved question', (all) => moveEntry(all, 'moved', 'down'), ['household']],
    ['a removed question', (all) => removeEntry(all, 'amount'), ['income', 'amount']],
    [
      'a title',
      (all) => replaceSection(all, 'income', (one) => ({ ...one, title: 'Earnings' })),
      ['income'],
    ],
    [
      'a paper',
      (all) => replacePaper(all, 'identity', (one) => ({ ...one, maxFiles: 2 })),
      ['identity'],
    ],
  ])('leaves everything but %s unchanged, with its ids (#16.2)', (_what, change, touched) => {
    const entries = (of: ServiceDefinition) =>
      [...of.sections, ...allQuestions(of), ...of.papers].filter(({ id }) => !touched.includes(id));
    const kept = entries(before);
    const after = entries(change(before));
    expect(after).toHaveLength(kept.length);
    for (const entry of after) expect(kept).toContain(entry);
  });

  it('sets an optional property, and removes it (#16.2)', () => {
    const question = questionOf(before, 'card');
    const hinted = withOptional(question, 'hint', 'As on the old card');
    expect(hinted).toEqual({ ...question, hint: 'As on the old card' });
    expect(withOptional(hinted, 'hint', undefined)).toStrictEqual(question);
    expect(question).not.toHaveProperty('hint');
  });
});

describe('the condition of a question', () => {
  const keep = 'stays';
  it.each<[string, Change, string]>([
    ['nothing is changed', (all) => all, keep],
    [
      'it is moved into the next section',
      (all) => moveEntry(moveEntry(all, 'village', 'down'), 'village', 'down'),
      keep,
    ],
    [
      'it is moved above the one it depends on',
      (all) => moveEntry(all, 'village', 'up'),
      'village: condition-later',
    ],
    [
      'it is dropped above the one it depends on',
      (all) => placeEntry(all, 'amount', 'before', 'card'),
      'amount: condition-later',
    ],
    [
      'the one it depends on is moved below it',
      (all) => moveEntry(all, 'moved', 'down'),
      'village: condition-later',
    ],
    ['its section is moved up', (all) => moveEntry(all, 'income', 'up'), 'amount: condition-later'],
    [
      'the one it depends on is moved and moved back',
      (all) => moveEntry(moveEntry(all, 'moved', 'down'), 'moved', 'up'),
      keep,
    ],
    [
      'the one it depends on is removed',
      (all) => removeEntry(all, 'moved'),
      'village: condition-gone',
    ],
    [
      'the section it depends on is removed',
      (all) => removeEntry(all, 'household'),
      'amount: condition-gone',
    ],
    [
      'the one it depends on becomes a text',
      (all) => replaceQuestion(all, 'moved', (one) => withKind(one, 'short-text')),
      'village: condition-kind',
    ],
    [
      'the one it depends on becomes a choice',
      (all) => replaceQuestion(all, 'card', (one) => withKind(one, 'yes-no')),
      'amount: condition-answer',
    ],
    [
      'its answer is removed',
      (all) => withChoices(all, ([, last]) => (last ? [last] : [])),
      'amount: condition-answer',
    ],
    [
      'its answer is reworded',
      (all) =>
        withChoices(all, (list) => list.map((one) => ({ ...one, label: `${one.label} card` }))),
      keep,
    ],
    ['its answers change places', (all) => withChoices(all, (list) => [...list].reverse()), keep],
    [
      'the one it depends on gets a condition itself',
      (all) =>
        replaceQuestion(all, 'card', (one) => ({
          ...one,
          showIf: { question: 'moved', answer: 'no' },
        })),
      'amount: condition-nested',
    ],
    ['it is duplicated', twinOf('village'), keep],
    ['the one it depends on is duplicated', twinOf('card'), keep],
  ])('reports the right problem, if any, when %s (#16.2)', (_what, change, expected) => {
    const after = change(before);
    const faults = findDefinitionProblems(after).map(({ at, code }) => `${at ?? ''}: ${code}`);
    expect(faults.join(' | ') || keep).toBe(expected);
    for (const question of allQuestions(after).filter(({ id }) => id in conditions))
      expect(question.showIf).toEqual(conditions[question.id]);
  });

  it('applies to a copy of its question too (#16.2)', () => {
    const after = twinOf('village')(before);
    expect(questionOf(after, 'village+').showIf).toEqual(questionOf(before, 'village').showIf);
  });

  it('refers to the original when the question that it depends on is duplicated (#16.2)', () => {
    const after = removeEntry(twinOf('card')(before), 'card');
    expect(findDefinitionProblems(after)).toMatchObject([{ at: 'amount', code: 'condition-gone' }]);
  });
});

describe('a copy', () => {
  it('gets new ids, also for its choices, so that answers do not mix (#16.1)', () => {
    const twin = duplicateQuestion(questionOf(before, 'card'));
    const [paper] = before.papers;
    if (!paper) throw new Error('There is no paper.');
    const after = insertPaper(
      insertQuestion(before, 'card', twin),
      'identity',
      duplicatePaper(paper),
    );
    const ids = [
      ...allQuestions(after).flatMap((one) => [one, ...('choices' in one ? one.choices : [])]),
      ...after.papers,
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(5 + 4 + 3);
  });
});

describe('a change of a definition with texts in further languages', () => {
  const hi = {
    name: 'राशन कार्ड',
    'section/household': 'परिवार',
    'question/village/label': 'गाँव',
    'question/card/label': 'कार्ड',
    'question/card/hint': 'जो आपके पास है',
    'question/card/choice/yellow': 'पीला',
    'paper/identity/name': 'पहचान का प्रमाण',
  };
  const described = replaceQuestion(before, 'card', (one) => ({ ...one, hint: 'What you have' }));
  const translated: ServiceDefinition = {
    ...described,
    translations: { hi, mr: { 'question/card/label': 'शिधापत्रिका' } },
  };

  it('copies the texts of a duplicated question, of its hint and its choices (#20.4)', () => {
    const twin = duplicateQuestion(questionOf(described, 'card'));
    const [choice] = 'choices' in twin ? twin.choices : [];
    expect(insertQuestion(translated, 'card', twin).translations).toEqual({
      hi: {
        ...hi,
        [`question/${twin.id}/label`]: 'कार्ड',
        [`question/${twin.id}/hint`]: 'जो आपके पास है',
        [`question/${twin.id}/choice/${choice?.id}`]: 'पीला',
      },
      mr: {
        'question/card/label': 'शिधापत्रिका',
        [`question/${twin.id}/label`]: 'शिधापत्रिका',
      },
    });
  });

  it('copies the texts of a duplicated paper (#20.4)', () => {
    const [paper] = before.papers;
    if (!paper) throw new Error('There is no paper.');
    const twin = duplicatePaper(paper);
    expect(insertPaper(translated, 'identity', twin).translations?.hi).toEqual({
      ...hi,
      [`paper/${twin.id}/name`]: 'पहचान का प्रमाण',
    });
  });

  it('adds no translations when the original has none (#20.4)', () => {
    expect(twinOf('card')(before)).not.toHaveProperty('translations');
  });

  it.each<[string, Change]>([
    ['a question is moved within its section', (all) => moveEntry(all, 'card', 'up')],
    ['a question is moved to another section', (all) => moveEntry(all, 'card', 'down')],
    ['a question is dragged', (all) => placeEntry(all, 'card', 'before', 'amount')],
    ['a section is moved', (all) => moveEntry(all, 'household', 'down')],
    ['a paper is moved', (all) => moveEntry(all, 'identity', 'down')],
  ])('keeps the texts when %s (#20.4)', (_, change) => {
    expect(withUsedTranslations(change(translated)).translations?.hi).toEqual(hi);
  });

  const left = (gone: RegExp) =>
    Object.fromEntries(Object.entries(hi).filter(([key]) => !gone.test(key)));

  it.each<[string, Change, RegExp]>([
    ['a question', (all) => removeEntry(all, 'card'), /card/],
    ['a paper', (all) => removeEntry(all, 'identity'), /identity/],
    ['a section with its questions', (all) => removeEntry(all, 'household'), /^(section|question)/],
    [
      'a choice',
      (all) =>
        replaceQuestion(all, 'card', (one) =>
          'choices' in one
            ? { ...one, choices: one.choices.filter(({ id }) => id !== 'yellow') }
            : one,
        ),
      /yellow/,
    ],
  ])('drops the texts of %s on saving, after it was removed (#20.4)', (_, change, gone) => {
    expect(withUsedTranslations(change(translated)).translations?.hi).toEqual(left(gone));
    expect(left(gone)).not.toEqual(hi);
  });
});

describe('a text in a further language', () => {
  const certificate = {
    title: 'Ration Card',
    text: '{Which village?}',
    table: [],
    signatory: { name: '', office: '' },
  };
  const village = 'question/village/label';
  const text = 'certificate/text';
  const label = questionOf(before, 'village').label;
  const inHindi = (texts: Record<string, string>): ServiceDefinition => ({
    ...before,
    certificate: { ...certificate, text: `{${label}}` },
    translations: { hi: texts },
  });

  it('leaves no empty entry when it is cleared (#20.4)', () => {
    const given = setTranslation(before, 'hi', 'name', 'राशन कार्ड');
    expect(given.translations).toEqual({ hi: { name: 'राशन कार्ड' } });
    const both = setTranslation(given, 'mr', 'name', 'शिधापत्रिका');
    expect(setTranslation(both, 'hi', 'name', '').translations).toEqual({
      mr: { name: 'शिधापत्रिका' },
    });
    expect(setTranslation(given, 'hi', 'name', '')).toEqual(before);
  });

  it('renames its placeholder only in the certificate of its language (#20.4)', () => {
    const definition = inHindi({ [village]: 'गाँव', [text]: `{गाँव}, {${label}}, {शहर}` });
    const renamed = setTranslation(definition, 'hi', village, 'किस गाँव से?');
    expect(renamed.translations?.hi?.[text]).toBe(`{किस गाँव से?}, {${label}}, {शहर}`);
    const emptied = setTranslation(definition, 'hi', village, '');
    expect(emptied.translations?.hi?.[text]).toBe(`{${label}}, {${label}}, {शहर}`);
  });

  it('follows a renamed question whose first label it uses (#20.4)', () => {
    const definition = inHindi({ [village]: 'गाँव', [text]: `{गाँव}, {${label}}` });
    const renamed = replaceQuestion(definition, 'village', (one) => ({ ...one, label: 'Village' }));
    expect(renamed.certificate?.text).toBe('{Village}');
    expect(renamed.translations?.hi?.[text]).toBe('{गाँव}, {Village}');
  });
});

/** The conditions before each case. */
const conditions: Record<string, Question['showIf']> = {
  village: questionOf(before, 'village').showIf,
  amount: questionOf(before, 'amount').showIf,
};

function withChoices(definition: ServiceDefinition, how: (list: Choice[]) => Choice[]) {
  return replaceQuestion(definition, 'card', (one) =>
    'choices' in one ? { ...one, choices: how(one.choices) } : one,
  );
}
