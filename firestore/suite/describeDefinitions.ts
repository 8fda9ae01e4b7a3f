import { limits } from 'shared-data/limits';
import type { Data, Records } from './database';
import { removalEntry, withEntries } from './entries';
import { allows, refuses } from './expectEach';
import {
  fullest,
  fullestLanguage,
  fullestTemplate,
  fullestTexts,
  languages,
  many,
} from './fullestDefinition';
import { people, type PersonName } from './people';
import * as records from './records';
import type { RulesCouncil } from './rulesCouncil';
import { remove, write } from './write';

const { sections, questions, papers, filesPerPaper } = limits.definition;
const version = 'services/s1/versions/1';
const { certificate: most } = limits;
const letters = (count: number) => 'x'.repeat(count);

const template = (more: Data): Data => ({ certificate: { ...fullestTemplate, ...more } });

/** Certificate parts with one field over its limit or of the wrong type. */
const wrongTemplates: Record<string, Data> = {
  'a title that is too long': template({ title: letters(most.title + 1) }),
  'a text that is too long': template({ text: letters(most.text + 1) }),
  'a table that is too long': template({
    table: Array.from({ length: most.table + 1 }, () => 'x'),
  }),
  'a table with ids that are too long': template({ table: [letters(1000)] }),
  'an invalid table': template({ table: 'x' }),
  'a holder that is too long': template({ holder: letters(limits.definition.id + 1) }),
  'too many months': template({ months: most.months + 1 }),
  'no months': template({ months: 0 }),
  'half a month': template({ months: 0.5 }),
  'a signatory that is too long': template({
    signatory: { name: letters(most.signatory + 1), office: 'x' },
  }),
  'an office of the signatory that is too long': template({
    signatory: { name: 'x', office: letters(most.signatory + 1) },
  }),
  'a signatory with an extra field': template({
    signatory: { name: 'x', office: 'x', phone: 'x' },
  }),
  'an extra field in it': template({ more: true }),
  'no certificate where one is said to be': { certificate: null },
};

/** Certificates that a draft may have, and a version may not. */
const wrongToPublish: Record<string, Data> = {
  'no title': template({ title: '' }),
  'a title that shows nothing': template({ title: '\u0301' }),
  'a title of two lines': template({ title: 'Birth\nCertificate' }),
};

const withQuestions = (count: number): Data => ({
  sections: [
    records.section({ questions: many(count, (index) => records.question({ id: `q${index}` })) }),
  ],
});
const withSections = (count: number): Data => ({
  sections: many(count, (index) => records.section({ id: `s${index}`, questions: [] })),
});
const withPapers = (count: number): Data => ({
  papers: many(count, (index) => records.paper({ id: `p${index}` })),
});

const label = 'question/born/label';
const withTexts = (texts: Data): Data => ({ texts: records.texts(texts) });
const withLabel = (text: unknown): Data => withTexts({ labels: { [label]: text } });
const withPaperName = (text: unknown): Data => withTexts({ names: { 'paper/p/name': text } });
const fullestHints = fullestTexts.hints as Data;
/** A definition whose last text is this one. */
const withLastHint = (text: unknown): Data => ({
  ...fullest,
  texts: { ...fullestTexts, hints: { ...fullestHints, 'paper/p9/hint': text } },
});

/** Texts of sections, questions, choices and papers that are refused in versions and in drafts. */
const wrongTexts: Record<string, Data> = {
  'a label with an override of the direction': withLabel('Born \u202Eon'),
  'a label with a joiner beside Latin letters': withLabel('Birth\u200DDate'),
  'a paper’s name that is a joiner alone': withPaperName('\u200D'),
  'a paper’s name with a joiner at its end': withPaperName('Proof\u200C'),
  'a hint with a control character': withTexts({ hints: { 'paper/p/hint': 'a\u0007b' } }),
  'a hint with the character that rules join texts by': withTexts({
    hints: { 'paper/p/hint': 'a\rb' },
  }),
  'a hint with the text that rules join texts by': withTexts({
    hints: { 'paper/p/hint': 'a\n~~texts~~\nb' },
  }),
  'a title with an override of the direction': withTexts({
    titles: { 'section/child': '\u202Edlihc' },
  }),
  'a choice with a joiner alone': withTexts({ choices: { 'question/born/choice/c1': '\u200C' } }),
  'a number as a label': withLabel(7),
  'null as a label': withLabel(null),
  'true as a label': withLabel(true),
  'a map as a label': withLabel({ more: 'x' }),
  'a list as a label': withLabel(['x']),
  'an empty list as a label': withLabel([]),
  'a number as the last of many texts': withLastHint(7),
  'an override of the direction in the last of many texts': withLastHint('\u202E'),
  'a text in the place of the labels': withTexts({ labels: 'x' }),
  'a list in the place of the labels': withTexts({ labels: ['x'] }),
  'a text in the place of all texts': { texts: 'x' },
  'another kind of texts': withTexts({ more: {} }),
  'no label for the question': withTexts({ labels: {} }),
  'a label of no question': withTexts({ labels: { [label]: 'x', 'question/gone/label': 'x' } }),
  'no title for the section': withTexts({ titles: {} }),
  'no name for the paper': withTexts({ names: {} }),
  'a text too many': {
    ...fullest,
    texts: { ...fullestTexts, hints: { ...fullestHints, more: '' } },
  },
  'texts that are too long together': withTexts({
    hints: { 'paper/p/hint': letters(limits.definition.texts.characters + 1) },
  }),
};

/** Texts that a draft may have, and a version may not. */
const wrongTextsToPublish: Record<string, Data> = {
  'a hint of 20,000 letters': withTexts({ hints: { 'question/born/hint': letters(20_000) } }),
  'the last of two hints with a letter too many': withTexts({
    hints: { 'paper/p/hint': 'x', 'question/born/hint': letters(limits.definition.hint + 1) },
  }),
  'an empty label': withLabel(''),
  'a label of two lines': withLabel('Born\non'),
  'a label with a tab': withLabel('Born\ton'),
  'a paper without a name': withPaperName(''),
  'a section without a title': withTexts({ titles: { 'section/child': '' } }),
  'a choice without a label': withTexts({ choices: { 'question/born/choice/c1': '' } }),
};

/** Texts in scripts that need joiners, and hints of several lines. */
const joined: Data = withTexts({
  titles: { 'section/child': 'कुर्\u200Dहाडे कुटुंब' },
  labels: { [label]: 'मुलाचे नाव (सौ. कुर्\u200Dहाडे) കണ്ണന്\u200D?' },
  choices: { 'question/born/choice/c1': 'می\u200Cخواهم', 'question/born/choice/c2': '👩\u200D👧' },
  names: { 'paper/p/name': 'क्\u200Dष प्रमाणपत्र' },
  hints: { 'paper/p/hint': 'दोन ओळी:\n\tएक\n\tदोन र्\u200Dया', 'question/born/hint': '' },
});

const { translations: given } = limits.definition;

const inHindi = (texts: unknown): Data => ({ translations: { hi: texts } });

/** Translations that are refused in versions and in drafts. */
const wrongTranslations: Record<string, Data> = {
  'an empty map': { translations: {} },
  'a list of them': { translations: [{ name: 'x' }] },
  'a text instead of the map': { translations: 'x' },
  'a language that is a text': inHindi('x'),
  'a language that is a list': inHindi(['x']),
  'a number among the texts': inHindi({ name: 7 }),
  'null among the texts': inHindi({ name: null }),
  'a map among the texts': inHindi({ name: { more: 'x' } }),
  'a list among the texts': inHindi({ name: ['x', 'x'] }),
  'one text too many': {
    translations: { ...languages(given.languages - 1), z: { ...fullestLanguage, name: '' } },
  },
  'texts of one language whose total length is too long': inHindi({
    name: letters(given.characters + 1),
  }),
  'one text of a language too many': inHindi({ ...fullestLanguage, name: '' }),
  'one language too many': { translations: languages(given.languages + 1) },
  'a number in the last of many languages': {
    translations: { ...languages(given.languages - 1), z: { name: 7 } },
  },
};

/** Versions of services, and drafts of their definitions. */
export function describeDefinitions({ as, enter }: RulesCouncil): void {
  const unpublished = { 'services/s1': records.service() };
  const published: Records = {
    'services/s1': records.service({ version: 1 }),
    [version]: records.serviceVersion({ publishedAt: records.longAgo }),
  };

  const put =
    (made: Records, before: Records = unpublished, by: PersonName = 'admin') =>
    async () => {
      await enter(before);
      await write(as(by), withEntries(made, before, people[by] ?? people.admin));
    };
  const publish = (described: Data) => put(records.publication(1, described));
  const translations = { hi: { name: 'जन्म प्रमाण पत्र ' }, mr: { name: 'जन्म दाखला' } };
  const fourNames = { hi: { name: 'x' }, mr: { name: 'x' }, ta: { name: 'x' }, te: { name: 'x' } };
  /** Publishes with these names of the service in further languages, and these in the definition. */
  const list = (names: Data, described: Data = { translations }) =>
    put(records.publication(1, described, { translations: names }));

  describe('a version', () => {
    allows({
      'the first version of a service (#16.7)': put(records.publication()),
      'the first version of a service of an earlier release (#16.7)': put(records.publication(), {
        'services/s1': { name: 'Birth Certificate', position: 3 },
      }),
      'the next version (#16.7)': put(records.publication(2), published),
      'the fullest definition (#16.7)': publish(fullest),
      'texts with the joiners that their scripts need (#45)': publish(joined),
      'a version without questions or papers (#16.7)': publish({ sections: [], papers: [] }),
      'a version whose certificate has no end and is about the applicant (#17.1)': publish({
        certificate: {
          title: 'x',
          text: 'x',
          table: [],
          signatory: { name: 'x', office: 'x' },
        },
      }),
      'a version whose service has its names in further languages (#20.4)': list({
        hi: { name: 'जन्म प्रमाण पत्र' },
        mr: { name: 'जन्म दाखला' },
      }),
      'a version in a further language (#20.4)': publish(inHindi({ name: 'जन्म प्रमाण पत्र' })),
      'the fullest definition, with names in the maximum number of languages (#20.4)': list(
        fourNames,
        { ...fullest, translations: fourNames },
      ),
      'a version for online applications (#16.7)': publish({ place: { kind: 'online' } }),
    });
    refuses({
      ...Object.fromEntries(
        Object.entries({ ...wrongTexts, ...wrongTextsToPublish }).map(([what, described]) => [
          `texts: ${what} (#45)`,
          publish(described),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries({ ...wrongTemplates, ...wrongToPublish }).map(([what, described]) => [
          `a certificate: ${what} (#17.1)`,
          publish(described),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(wrongTranslations).map(([what, described]) => [
          `translations: ${what} (#20.4)`,
          publish(described),
        ]),
      ),
      ...Object.fromEntries(
        (['owner', 'staff', 'revoked staff', 'unconfirmed admin', 'blocked admin'] as const).map(
          (name) => [`one by ${name} (#16.7)`, put(records.publication(), unpublished, name)],
        ),
      ),
      'another text in a published version (#16.7)': async () => {
        await enter(published);
        await as('admin').doc(version).update({ 'definition.description': 'Changed' });
      },
      'publishing the same version again (#16.7)': put(records.publication(1), published),
      'deleting a published version (#16.7)': async () => {
        await enter(published);
        await as('admin').doc(version).delete();
      },
      'deleting a version together with its service (#16.7)': async () => {
        await enter(published);
        const batch = as('admin').batch();
        batch.delete(as('admin').doc(version));
        batch.delete(as('admin').doc('services/s1'));
        await batch.commit();
      },
      'a skipped number (#16.7)': put(records.publication(3), published),
      'a second first version (#16.7)': put(
        { [version]: records.serviceVersion() },
        { 'services/s1': records.service({ version: 1 }) },
      ),
      'a number of the wrong type (#16.7)': put({
        'services/s1': records.service({ version: 1 }),
        'services/s1/versions/one': records.serviceVersion(),
      }),
      'a version without the change of its service (#16.7)': put({
        [version]: records.serviceVersion(),
      }),
      'a version of a service that does not exist (#16.7)': put({
        'services/s2/versions/1': records.serviceVersion(),
      }),
      'a version together with a new service (#16.7)': put(records.publication(), {}),
      'a backdated version (#16.7)': put({
        ...records.publication(),
        [version]: records.serviceVersion({ publishedAt: records.longAgo }),
      }),
      'another name than the service’s (#16.7)': publish({ name: 'Death Certificate' }),
      'another name in a language than the service’s (#20.4)': list({ hi: { name: 'मृत्यु' } }),
      'a name in a language that the definition lacks (#20.4)': list({ ta: { name: 'x' } }),
      'a name in a language if the definition has none (#20.4)': list({ hi: { name: 'x' } }, {}),
      'an extra field in a language (#20.4)': list({ mr: { name: 'जन्म दाखला', more: 'x' } }),
      'another fee than the service’s (#16.7)': publish({ fee: 7 }),
      'other days than the service’s (#16.7)': publish({ days: 7 }),
      '200 questions (#16.7)': publish(withQuestions(200)),
      'no list of questions (#16.7)': publish({
        sections: [records.section({ questions: 'x' })],
      }),
      'papers that are not a list (#16.7)': publish({ papers: 'x' }),
      'an unknown place (#16.7)': publish({ place: { kind: 'home', bring: '' } }),
      'an extra field at a place (#16.7)': publish({ place: { kind: 'online', bring: 'x' } }),
      'an unknown outcome (#16.7)': publish({ outcome: 'money' }),
      'a paper with an unknown kind of file (#16.7)': publish({
        papers: [records.paper({ kinds: ['exe'] })],
      }),
      'a paper with no files (#16.7)': publish({ papers: [records.paper({ maxFiles: 0 })] }),
      'a paper with an extra field (#16.7)': publish({ papers: [records.paper({ hint: 'x' })] }),
      'a section with an extra field (#45)': publish({
        sections: [records.section({ title: 'x' })],
      }),
      ...Object.fromEntries(
        ['', 'a.b', 'a[0]', 'a b', 'x'.repeat(65)].flatMap((id) => [
          [
            `a paper of the id ${JSON.stringify(id)} (#16.2)`,
            publish({ papers: [records.paper({ id })] }),
          ],
          [
            `a section of the id ${JSON.stringify(id)} (#16.2)`,
            publish({ sections: [records.section({ id })] }),
          ],
        ]),
      ),
      ...Object.fromEntries(
        Object.entries({
          description: (text: string) => ({ description: text }),
          'list of papers to bring': (bring: string) => ({ place: { kind: 'office', bring } }),
        }).map(([what, make]) => [
          `a ${what} with a joiner beside Latin letters (#45)`,
          publish(make('Birth\u200DCertificate')),
        ]),
      ),
      'the last of many papers with an unknown kind of file (#16.7)': publish({
        papers: many(papers, (index) =>
          records.paper({ id: `p${index}`, ...(index === papers - 1 ? { kinds: ['exe'] } : {}) }),
        ),
      }),
    });

    describe.each([
      ['sections', sections, withSections],
      ['questions', questions, withQuestions],
      ['papers', papers, withPapers],
      [
        'files of a paper',
        filesPerPaper,
        (maxFiles: number) => ({ papers: [records.paper({ maxFiles })] }),
      ],
    ])('%s', (_, most, describeMany) => {
      allows({ [`${most} (#16.7)`]: publish(describeMany(most)) });
      refuses({ [`${most + 1} (#16.7)`]: publish(describeMany(most + 1)) });
    });
  });

  describe('the version of a service', () => {
    const change = (more: Data) => put({ 'services/s1': records.service(more) }, published);
    const restore = (more: Data, versions: readonly number[]) =>
      put(
        { 'services/s1': records.service(more) },
        Object.fromEntries(
          versions.map((each) => [`services/s1/versions/${each}`, records.serviceVersion()]),
        ),
      );
    const before = records.serviceOfBefore();

    allows({
      'staying the same when the service moves in the list (#16.7)': change({
        version: 1,
        position: 7,
      }),
      'staying 0 when the terms change (#16.7)': put({
        'services/s1': records.service({ name: 'Other', documents: [], days: 7, fee: 7 }),
      }),
      'missing in an edit by an earlier release (#16.7)': put({ 'services/s1': before }),
      'restored with the service (#16.7)': async () => {
        await enter(published);
        const removal = removalEntry('services/s1', 'Birth Certificate', 'before');
        await remove(as('admin'), 'services/s1', removal);
        const restored = { 'services/s1': records.service({ version: 1 }) };
        await write(as('admin'), withEntries(restored));
      },
      'restored without versions (#16.7)': restore({}, []),
    });
    refuses({
      ...Object.fromEntries(
        Object.entries({
          name: 'Other',
          documents: ['Ration card'],
          days: 7,
          fee: 7,
        }).flatMap(([term, value]) => [
          [`other ${term} without a version (#16.7)`, change({ version: 1, [term]: value })],
          ...(term === 'documents'
            ? []
            : [
                [
                  `other ${term} when the service is restored (#16.7)`,
                  restore({ version: 1, [term]: value }, [1]),
                ] as const,
              ]),
        ]),
      ),
      'decreasing (#16.7)': change({ version: 0 }),
      'removed from the service (#16.7)': put({ 'services/s1': before }, published),
      'increasing without a version (#16.7)': change({ version: 2 }),
      'increasing by two (#16.7)': put(records.publication(3), published),
      'increasing to an existing version (#16.7)': put(
        { 'services/s1': records.service({ version: 1 }) },
        { ...published, 'services/s1': records.service() },
      ),
      'missing while there are names in further languages (#20.4)': put({
        'services/s1': records.service({ translations: { hi: { name: 'x' } } }),
      }),
      'half a version (#16.7)': put({ 'services/s1': records.service({ version: 0.5 }) }),
      'restored with a lower number (#16.7)': restore({ version: 1 }, [1, 2]),
      'restored as if nothing was published (#16.7)': restore({}, [1]),
      'restored with a higher number (#16.7)': restore({ version: 2 }, [1]),
      'a version number in a new service (#16.7)': put(
        { 'services/s2': records.service({ version: 1 }) },
        {},
      ),
    });
  });

  describe('a draft', () => {
    const draft = (more: Data, by: PersonName = 'admin') =>
      put({ 'serviceDrafts/s1': records.serviceDraft(more) }, unpublished, by);
    const redraft = (more: Data) =>
      put(
        { 'serviceDrafts/s1': records.serviceDraft(more) },
        { ...unpublished, 'serviceDrafts/s1': records.serviceDraft({ revision: 4 }) },
      );
    const described = (more: Data) => draft({ definition: records.definition(more) });

    allows({
      'an unfinished draft (#16.7)': described({ name: '', sections: [], papers: [] }),
      'the fullest draft (#16.7)': described(fullest),
      'texts with the joiners that their scripts need (#45)': described(joined),
      ...Object.fromEntries(
        Object.entries(wrongTextsToPublish).map(([what, unfinished]) => [
          `unfinished texts: ${what} (#45)`,
          described(unfinished),
        ]),
      ),
      'the next revision (#16.7)': redraft({ revision: 5 }),
      'a draft based on the published version (#16.7)': put(
        { 'serviceDrafts/s1': records.serviceDraft({ basedOn: 1 }) },
        published,
      ),
      'reading a draft that does not exist (#16.7)': () =>
        as('admin').doc('serviceDrafts/s1').get(),
      'deleting a draft that does not exist (#16.7)': () =>
        as('admin').doc('serviceDrafts/s1').delete(),
    });
    refuses({
      ...Object.fromEntries(
        Object.entries(wrongTexts).map(([what, wrong]) => [
          `texts: ${what} (#45)`,
          described(wrong),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(wrongTemplates).map(([what, wrong]) => [
          `a certificate: ${what} (#17.1)`,
          described(wrong),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(wrongTranslations).map(([what, wrong]) => [
          `translations: ${what} (#20.4)`,
          described(wrong),
        ]),
      ),
      'a draft by staff (#16.7)': draft({}, 'staff'),
      'a draft by a citizen (#16.7)': draft({}, 'owner'),
      'a first revision that is not 1 (#16.7)': draft({ revision: 2 }),
      'an unchanged revision (#16.7)': redraft({ revision: 4 }),
      'a skipped revision (#16.7)': redraft({ revision: 6 }),
      'a draft based on an earlier version (#16.7)': put(
        { 'serviceDrafts/s1': records.serviceDraft() },
        published,
      ),
      'a draft of a service that does not exist (#16.7)': put({
        'serviceDrafts/s2': records.serviceDraft(),
      }),
      'a definition with an extra field (#16.7)': described({ more: true }),
      'a backdated draft (#16.7)': draft({ savedAt: records.longAgo }),
      '200 questions (#16.7)': described(withQuestions(200)),
      'too many sections (#16.7)': described(withSections(sections + 1)),
      'too many papers (#16.7)': described(withPapers(papers + 1)),
    });
  });
}
