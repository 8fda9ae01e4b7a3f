import type { ServiceDefinition, ServiceDesign } from 'shared-data';
import { definitionFrom, startPaper } from 'shared-data/model';
import { moveEntry, removeEntry } from './changeDefinition';
import {
  designReducer,
  isUnsaved,
  seenOf,
  startDesign,
  withDefinition,
  type DesignAction,
  type DesignState,
  type SeenDesign,
  type UnreadText,
} from './designState';

const service = { name: 'Ration Card', documents: [], days: 15, fee: 20 };
const inStore: ServiceDefinition = {
  ...definitionFrom(service),
  sections: [
    {
      id: 'household',
      title: 'Household',
      questions: [
        { id: 'moved', kind: 'yes-no', label: 'Have you moved here?', required: true },
        {
          id: 'village',
          kind: 'short-text',
          label: 'From which village?',
          required: true,
          showIf: { question: 'moved', answer: 'yes' },
        },
        { id: 'members', kind: 'number', label: 'Members', required: true },
      ],
    },
  ],
  papers: [{ ...startPaper(), id: 'identity', name: 'Proof of identity' }],
};
const seen: SeenDesign = { definition: inStore, revision: 2, version: 1 };
const theirs: SeenDesign = {
  definition: { ...inStore, name: 'Ration Card of theirs' },
  revision: 3,
  version: 1,
};

const change = (how: (before: ServiceDefinition) => ServiceDefinition): DesignAction => ({
  type: 'change',
  change: (step) => withDefinition(step, how(step.definition)),
});
const typeName = (name: string): DesignAction => ({
  type: 'change',
  field: 'service.name',
  change: (step) => withDefinition(step, { ...step.definition, name }),
});
/** Types what is no number. */
const typeUnread = (text: string, at?: string, field: 'fee' | 'min' = 'fee'): DesignAction => {
  const typed: UnreadText = { at, field, text, code: 'not-a-number' };
  const key = `${at ?? 'service'}.${field}`;
  return {
    type: 'change',
    field: key,
    change: ({ definition, unread }) => ({ definition, unread: { ...unread, [key]: typed } }),
  };
};
const removeMembers = change((before) => removeEntry(before, 'members'));
const moveMembers = change((before) => moveEntry(before, 'members', 'up'));
const undo: DesignAction = { type: 'undo' };

const after = (...actions: DesignAction[]): DesignState =>
  actions.reduce(designReducer, startDesign(seen));

/** What one sees of a state: name, questions, what was typed and is no number, and how often it can be undone. */
function viewOf({ step, past }: DesignState) {
  const { name, sections } = step.definition;
  return {
    name,
    questions: sections.flatMap(({ questions }) => questions.map(({ id }) => id)).join(' '),
    unread: Object.keys(step.unread).join(' '),
    steps: past.length,
  };
}

const atFirst = { name: 'Ration Card', questions: 'moved village members', unread: '', steps: 0 };

describe('a change of the design', () => {
  it.each<[string, DesignAction[], Partial<typeof atFirst>]>([
    ['counts as a step', [removeMembers], { questions: 'moved village', steps: 1 }],
    [
      'counts as one step while one field is typed into',
      [typeName('A'), typeName('AB'), typeName('ABC')],
      { name: 'ABC', steps: 1 },
    ],
    [
      'counts as a step of its own in each field',
      [typeName('A'), typeUnread('x'), typeName('AB')],
      { name: 'AB', unread: 'service.fee', steps: 3 },
    ],
    [
      'counts as a step of its own when something else was done in between',
      [typeName('A'), removeMembers, typeName('AB')],
      { name: 'AB', questions: 'moved village', steps: 3 },
    ],
    [
      'counts as a step of its own after an undo',
      [typeName('A'), removeMembers, undo, typeName('AB')],
      { name: 'AB', steps: 2 },
    ],
    [
      'counts as a step of its own after the same field was undone',
      [typeName('A'), undo, typeName('AB')],
      { name: 'AB', steps: 1 },
    ],
    [
      'counts as a step of its own after saving',
      [typeName('A'), { type: 'see', seen: theirs }, typeName('AB')],
      { name: 'AB', steps: 2 },
    ],
    ['counts for nothing where nothing changes', [change((before) => before)], {}],
    [
      'counts for nothing where an entry is at the edge',
      [change((before) => moveEntry(before, 'moved', 'up'))],
      {},
    ],
    [
      'takes what was typed with the question that is removed',
      [typeUnread('x', 'members', 'min'), removeMembers],
      { questions: 'moved village', steps: 2 },
    ],
    [
      'keeps what was typed elsewhere when a question is removed',
      [typeUnread('x'), typeUnread('y', 'members', 'min'), removeMembers],
      { questions: 'moved village', unread: 'service.fee', steps: 3 },
    ],
  ])('%s (#16.2)', (_what, actions, expected) => {
    expect(viewOf(after(...actions))).toEqual({ ...atFirst, ...expected });
  });
});

describe('an undo', () => {
  it.each<[string, DesignAction[], Partial<typeof atFirst>]>([
    ['changes nothing where nothing was done', [undo], {}],
    ['takes back a removal, the question at its place', [removeMembers, undo], {}],
    ['takes back a move', [moveMembers, undo], {}],
    ['takes back all that was typed into a field', [typeName('A'), typeName('AB'), undo], {}],
    [
      'takes back the last of several steps',
      [typeName('A'), removeMembers, undo],
      { name: 'A', steps: 1 },
    ],
    ['takes back each step', [typeName('A'), removeMembers, undo, undo, undo], {}],
    [
      'brings back what was typed into a removed question',
      [typeUnread('x', 'members', 'min'), removeMembers, undo],
      { unread: 'members.min', steps: 1 },
    ],
    ['takes back what is no number', [typeUnread('x'), undo], {}],
    [
      'brings back what was typed before theirs was taken',
      [typeName('A'), { type: 'take', seen: theirs }, undo],
      { name: 'A', steps: 1 },
    ],
    [
      'takes back what was done before a draft was saved',
      [typeName('A'), { type: 'see', seen: theirs }, undo],
      {},
    ],
    [
      'has nothing to take back after a reload',
      [typeName('A'), { type: 'reload', seen }, undo],
      {},
    ],
  ])('%s (#16.2)', (_what, actions, expected) => {
    expect(viewOf(after(...actions))).toEqual({ ...atFirst, ...expected });
  });

  it('gives back the very definition, with its ids and conditions (#16.2)', () => {
    const removeMoved = change((before) => removeEntry(before, 'moved'));
    expect(after(removeMoved, moveMembers, undo, undo).step.definition).toBe(inStore);
  });

  it('reaches 200 steps back (#16.2)', () => {
    const typed = Array.from({ length: 205 }, (_, at) =>
      change((before) => ({ ...before, name: `Name ${at + 1}` })),
    );
    expect(viewOf(after(...typed))).toMatchObject({ name: 'Name 205', steps: 200 });
    const undone = after(...typed, ...Array.from({ length: 201 }, () => undo));
    expect(viewOf(undone)).toMatchObject({ name: 'Name 5', steps: 0 });
  });
});

describe('what the store has', () => {
  it.each<[string, DesignAction[], { view: Partial<typeof atFirst>; revision: number }]>([
    [
      'becomes what was seen, and what was typed stays',
      [typeName('A'), { type: 'see', seen: theirs }],
      { view: { name: 'A', steps: 1 }, revision: 3 },
    ],
    [
      'takes the place of what was typed, as a step',
      [typeName('A'), typeUnread('x'), { type: 'take', seen: theirs }],
      { view: { name: 'Ration Card of theirs', steps: 3 }, revision: 3 },
    ],
    [
      'starts the design again, without steps',
      [typeName('A'), typeUnread('x'), { type: 'reload', seen: theirs }],
      { view: { name: 'Ration Card of theirs' }, revision: 3 },
    ],
    [
      'remains as it was seen after an undo',
      [typeName('A'), { type: 'see', seen: theirs }, undo],
      { view: {}, revision: 3 },
    ],
  ])('%s (#16.2)', (_what, actions, { view, revision }) => {
    const state = after(...actions);
    expect(viewOf(state)).toEqual({ ...atFirst, ...view });
    expect(state.seen.revision).toBe(revision);
  });

  it.each<[string, Parameters<typeof seenOf>[0], SeenDesign]>([
    [
      'the draft, where there is one',
      design({ draft: { revision: 4, name: 'Draft' }, published: { version: 1, name: 'Old' } }),
      { definition: { ...inStore, name: 'Draft' }, revision: 4, version: 1 },
    ],
    [
      'what is published, under the terms of the service',
      design({ published: { version: 1, name: 'Old' } }),
      { definition: inStore, revision: 0, version: 1 },
    ],
    [
      'what the service says, where nothing is described',
      design({}),
      { definition: definitionFrom(service), revision: 0, version: 0 },
    ],
  ])('begins with %s (#16.2)', (_what, found, expected) => {
    expect(seenOf(found)).toEqual(expected);
  });
});

/** What a store has of a service: its drafts and versions as they were described, under another name. */
function design({
  draft,
  published,
}: {
  draft?: { revision: number; name: string };
  published?: { version: number; name: string };
}): ServiceDesign {
  const at = '2026-11-01T00:00:00.000Z';
  const id = 'ration-card';
  return {
    service: { ...service, id, position: 1, version: published?.version ?? 0 },
    published: published && {
      serviceId: id,
      version: published.version,
      definition: { ...inStore, name: published.name, days: 1, fee: 1 },
      publishedAt: at,
    },
    draft: draft && {
      definition: { ...inStore, name: draft.name },
      basedOn: 1,
      savedAt: at,
      revision: draft.revision,
    },
  };
}

describe('isUnsaved', () => {
  const { name, ...others } = inStore;
  const reordered: ServiceDefinition = { ...others, name };

  it.each<[boolean, string, DesignState]>([
    [false, 'at first', after()],
    [true, 'after a change', after(moveMembers)],
    [false, 'after a change that was taken back', after(moveMembers, undo)],
    [
      false,
      'after a change and the opposite one',
      after(
        moveMembers,
        change((before) => moveEntry(before, 'members', 'down')),
      ),
    ],
    [true, 'with a text that is no number', after(typeUnread('x'))],
    [
      false,
      'after what was changed was saved',
      after(typeName(theirs.definition.name), { type: 'see', seen: theirs }),
    ],
    [false, 'after theirs was taken', after(typeName('A'), { type: 'take', seen: theirs })],
    [
      false,
      'where the store has the keys in another order',
      { ...after(), seen: { ...seen, definition: reordered } },
    ],
  ])('gives %s %s (#16.2)', (expected, _when, state) => {
    const compared = {
      ...state,
      seen: { ...state.seen, definition: { ...state.seen.definition } },
    };
    expect(isUnsaved(compared)).toBe(expected);
  });
});
