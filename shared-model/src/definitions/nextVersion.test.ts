import type { Service } from '../services/serviceSchema';
import { DefinitionChangedError, DefinitionInvalidError } from './DefinitionRecords';
import { nextDraft, refuseOtherDraft } from './nextDraft';
import { nextVersion } from './nextVersion';
import { offeredTerms } from './offeredTerms';
import { definition, paper } from './testing/definitions';
import { withChanges } from './withChanges';

const now = new Date('2026-07-01T10:00:00.000Z');
const service: Service = {
  id: 's1',
  name: 'Pension',
  position: 3,
  documents: [],
  days: 15,
  fee: 0,
  version: 2,
};
const seen = { revision: 4, version: 2 };

describe('the next draft', () => {
  it('replaces the draft that the admin has seen', () => {
    expect(nextDraft(service, 4, definition(), seen, now)).toEqual({
      definition: definition(),
      basedOn: 2,
      savedAt: now.toISOString(),
      revision: 5,
    });
  });

  it.each([
    ['draft', 5, { revision: 4, version: 2 }],
    ['version', 4, { revision: 4, version: 1 }],
  ])('is refused over another %s', (_what, before, other) => {
    expect(() => nextDraft(service, before, definition(), other, now)).toThrow(
      DefinitionChangedError,
    );
  });

  it.each([
    ['removes the draft that was seen', 4, 4, true],
    ['removes nothing where there is no draft', 0, 4, true],
    ['keeps another draft', 5, 4, false],
  ])('%s', (_what, before, of, isAllowed) => {
    const remove = expect(() => refuseOtherDraft(before, of));
    if (isAllowed) remove.not.toThrow();
    else remove.toThrow(DefinitionChangedError);
  });
});

describe('the next version', () => {
  it('has the definition, and gives the service its terms', () => {
    expect(nextVersion(service, 4, definition(), seen, now)).toEqual({
      version: {
        serviceId: 's1',
        version: 3,
        definition: definition(),
        publishedAt: now.toISOString(),
      },
      service: { ...service, ...offeredTerms(definition()), version: 3 },
    });
  });

  it.each([
    ['draft', 5, { revision: 4, version: 2 }],
    ['version', 4, { revision: 4, version: 1 }],
  ])('is refused after another %s', (_what, before, other) => {
    expect(() => nextVersion(service, before, definition(), other, now)).toThrow(
      DefinitionChangedError,
    );
  });

  it('is refused with a problem', () => {
    const unnamed = definition({ name: '' });
    expect(() => nextVersion(service, 4, unnamed, seen, now)).toThrow(DefinitionInvalidError);
  });
});

describe('the terms of a definition', () => {
  it('have its required papers as documents, and its name in each language that has one', () => {
    expect(
      offeredTerms(
        definition({
          keywords: ' pension, old age ',
          papers: [paper('a'), paper('b', { name: 'Photo', required: false })],
          translations: { mr: { name: ' पेन्शन ' }, hi: { name: ' ' }, ta: { description: 'x' } },
        }),
      ),
    ).toEqual({
      name: 'Pension Letter',
      documents: ['Bank book'],
      days: 5,
      fee: 20,
      ...{ keywords: 'pension, old age', translations: { mr: { name: 'पेन्शन' } } },
    });
  });

  it.each([undefined, '', ' '])(
    'have no keywords and translations where there are none: %j',
    (keywords) => {
      const terms = offeredTerms(definition(keywords === undefined ? {} : { keywords }));
      expect(terms).toMatchObject({ keywords: undefined, translations: undefined });
    },
  );
});

describe('withChanges', () => {
  it('changes the terms of a service without a published definition', () => {
    expect(withChanges({ ...service, version: 0 }, { days: 3 })).toEqual({
      ...service,
      version: 0,
      days: 3,
    });
  });

  it('refuses to change the terms of a published definition', () => {
    expect(() => withChanges({ ...service, version: 1 }, { days: 3 })).toThrow(
      DefinitionChangedError,
    );
  });
});
