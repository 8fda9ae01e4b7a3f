import { limits } from 'shared-data/limits';
import { namesOfNothing } from '../../shared-model/src/texts/typedTexts';
import { withEntries } from './entries';
import { allows, refuses } from './expectEach';
import { actor, owner, people, type Person, type PersonName } from './people';
import * as records from './records';
import type { Data, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { write } from './write';

/** Latin, Devanagari with a joiner, Malayalam with an old chillu, and an apostrophe. */
const realNames = [...['Asha D’Souza', 'कुर्\u200Dहाडे', 'അവന്\u200D', 'José', '李 小龙', 'राम 🙏']];

const hiddenCharacters: readonly [what: string, character: string][] = [
  ['NUL', '\u0000'],
  ['a line break', '\n'],
  ['a tab', '\t'],
  ['DEL', '\u007F'],
  ['a C1 control', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a right-to-left override', '\u202E'],
  ['an embedding', '\u202A'],
  ['an isolate', '\u2067'],
  ['a mark of direction', '\u200F'],
  ['a zero-width space', '\u200B'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a filler', '\u3164'],
  ['a blank of Braille', '\u2800'],
];

interface Field {
  by: PersonName;
  most: number;
  put: (text: string) => Records;
  /** Records that must exist before. */
  before?: Records;
  /** Whether it is a single line in which every character must be visible. */
  isName?: true;
}

/** Of the characters that no text may have (cleanTexts.test.ts tries them all), one of each kind. */
const unclean: readonly [what: string, text: string][] = [
  ['an override of the direction', '\u202E20009'],
  ['a no-break blank', 'a\u00A0b'],
  ['a joiner that no letter needs', 'a\u200Db'],
  ['a control character', 'a\u0007b'],
];

const called = (name: string, person: Person = owner): Person => ({ ...person, name });
const document = (more: Data): Data => ({ documents: [{ ...records.documents(1)[0], ...more }] });
const values = (more: Data): Data => ({
  values: { ...Object(records.positionApplication().values), ...more },
});
const { uid, email } = owner;

/** Every text that people type, with its limit in the forms. */
const fields: Record<string, Field> = {
  'the name of a member': {
    by: 'owner',
    most: limits.personName,
    put: (name) => ({ [`members/${uid}`]: records.member({ name }) }),
    isName: true,
  },
  'the name of an invited person': {
    by: 'admin',
    most: limits.personName,
    put: (name) => ({ [`invitations/${email}`]: records.invitation(people.admin, { name }) }),
    isName: true,
  },
  'the name of a request': {
    by: 'owner',
    most: limits.personName,
    put: (name) => ({ [`accessRequests/${uid}`]: records.accessRequest({ name }) }),
    isName: true,
  },
  'the position of a request': {
    by: 'owner',
    most: limits.requestedPosition,
    put: (position) => ({ [`accessRequests/${uid}`]: records.accessRequest({ position }) }),
  },
  'the name of a session': {
    by: 'owner',
    most: limits.personName,
    put: (name) => ({
      [`members/${uid}`]: records.member({ name }),
      [`sessions/${uid}`]: records.session({ name }),
    }),
    isName: true,
  },
  'the name of an applicant': {
    by: 'owner',
    most: limits.personName,
    put: (name) =>
      records.submission(
        {
          keys: {
            ...Object(records.keysFor(name, 'Birth Certificate').keys),
            serviceId: 'birth',
          },
          history: {
            '1': {
              at: records.now(),
              from: null,
              to: 'pending',
              by: actor(called(name), 'user'),
            },
          },
        },
        called(name),
      ),
    isName: true,
  },
  ...Object.fromEntries(
    Object.entries(limits.applicationText).map(([field, most]): [string, Field] => [
      `the ${field} of an application`,
      { by: 'owner', most, put: (text) => records.submission({ [field]: text }) },
    ]),
  ),
  'the name of a document': {
    by: 'owner',
    most: limits.fileName,
    put: (name) => records.submission(document({ name })),
    isName: true,
  },
  'the name of a resume': {
    by: 'owner',
    most: limits.fileName,
    put: (name) =>
      records.positionSubmission({
        resume: { ...Object(records.positionApplication().resume), name },
      }),
    isName: true,
  },
  'a line of an application for a position': {
    by: 'owner',
    most: limits.positionLine,
    put: (street) => records.positionSubmission(values({ street })),
  },
  'the skills of an application for a position': {
    by: 'owner',
    most: limits.positionSkills,
    put: (skills) => records.positionSubmission(values({ skills })),
  },
  'the name of a service': {
    by: 'admin',
    most: limits.serviceName,
    put: (name) => ({ 'services/s1': records.service({ name }) }),
  },
  'the title of a section': textOf('titles', 'section/child', limits.definition.sectionTitle),
  'the label of a question': textOf('labels', 'question/born/label', limits.definition.label),
  'the label of a choice': textOf('choices', 'question/born/choice/c1', limits.definition.choice),
  'the hint of a question': textOf('hints', 'question/born/hint', limits.definition.hint),
  'the name of a paper': textOf('names', 'paper/p/name', limits.serviceDocument),
  'the hint of a paper': textOf('hints', 'paper/p/hint', limits.definition.hint),
  'the description of a definition': definitionField(
    limits.definition.description,
    (description) => ({ description }),
  ),
  'the category of a definition': definitionField(limits.definition.category, (category) => ({
    category,
  })),
  'the keywords of a definition': definitionField(limits.definition.keywords, (keywords) => ({
    keywords,
  })),
  'what to bring to the office': definitionField(limits.definition.bring, (bring) => ({
    place: { kind: 'office', bring },
  })),
  'a line of the settings': {
    by: 'admin',
    most: limits.settingsLine,
    put: (hoursNote) => ({ 'settings/council': records.settings({ hoursNote }) }),
  },
  'the title of a task': {
    by: 'staff',
    most: limits.taskTitle,
    put: (title) => records.taskWithDraft({ title }),
  },
  'the purpose of a meeting': {
    by: 'owner',
    most: limits.meetingPurpose,
    put: (purpose) => records.booking({ purpose }),
  },
};

function definitionField(most: number, describe: (text: string) => Data): Field {
  return {
    by: 'admin',
    most,
    put: (text) => records.publication(1, describe(text)),
    before: { 'services/s1': records.service() },
  };
}

/** A text of a definition's section, question, choice or paper. */
function textOf(kind: string, key: string, most: number): Field {
  return definitionField(most, (text) => ({ texts: records.texts({ [kind]: { [key]: text } }) }));
}

/** The rules have the same limits as the forms (#12.7), and names cannot contain invisible characters (#12.15). */
export function describeLimits({ as, enter }: RulesCouncil): void {
  describe.each(Object.entries(fields))('%s', (_, field) => {
    const { by, most, put, isName, before } = field;
    const send = (text: string) => async () => {
      if (before) await enter(before);
      await write(as(by), withEntries(put(text), before));
    };
    allows({ [`${most} characters (#12.7)`]: send('x'.repeat(most)) });
    refuses({ [`${most + 1} characters (#12.7)`]: send('x'.repeat(most + 1)) });
    refuses(
      Object.fromEntries(unclean.map(([what, text]) => [`${what} (#44b)`, send(text)] as const)),
    );
    if (!isName) return;
    refuses(
      Object.fromEntries(
        namesOfNothing.map(([what, name]) => [`a name of ${what} (#44g)`, send(name)] as const),
      ),
    );
    allows(Object.fromEntries(realNames.map((name) => [`${name} (#12.15)`, send(name)])));
    refuses(
      Object.fromEntries(
        hiddenCharacters.map(([what, character]) => [
          `${what} (#12.15)`,
          send(`Asha${character}Kulkarni`),
        ]),
      ),
    );
  });
}
