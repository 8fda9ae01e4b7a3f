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
/** Types a text that is not a number. */
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

/** The visible part of a state: name, questions, fields with invalid text, and the number of undo steps. */
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
      'counts as one step during typing in one field',
      [typeName('A'), typeName('AB'), typeName('ABC')],
      { name: 'ABC', steps: 1 },
    ],
    [
      'counts as a step of its own in each field',
      [typeName('A'), typeUnread('x'), typeName('AB')],
      { name: 'AB', unread: 'service.fee', steps: 3 },
    ],
    [
      'counts as a step of its own after another action in between',
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
    ['does not count when nothing changes', [change((before) => before)], {}],
    [
      'does not count when an entry is at the edge',
      [change((before) => moveEntry(before, 'moved', 'up'))],
      {},
    ],
    [
      'drops the text typed into a question that is removed',
      [typeUnread('x', 'members', 'min'), removeMembers],
      { questions: 'moved village', steps: 2 },
    ],
    [
      'keeps the text typed elsewhere when a question is removed',
      [typeUnread('x'), typeUnread('y', 'members', 'min'), removeMembers],
      { questions: 'moved village', unread: 'service.fee', steps: 3 },
    ],
  ])('%s (#16.2)', (_what, actions, expected) => {
    expect(viewOf(after(...actions))).toEqual({ ...atFirst, ...expected });
  });
});

describe('undo', () => {
  it.each<[string, DesignAction[], Partial<typeof atFirst>]>([
    ['changes nothing if there is no step', [undo], {}],
    ['restores a removed question at its place', [removeMembers, undo], {}],
    ['reverts a move', [moveMembers, undo], {}],
    ['reverts everything that was typed into a field', [typeName('A'), typeName('AB'), undo], {}],
    [
      'reverts the last of several steps',
      [typeName('A'), removeMembers, undo],
      { name: 'A', steps: 1 },
    ],
    ['reverts each step', [typeName('A'), removeMembers, undo, undo, undo], {}],
    [
      'restores the text typed into a removed question',
      [typeUnread('x', 'members', 'min'), removeMembers, undo],
      { unread: 'members.min', steps: 1 },
    ],
    ['reverts invalid text', [typeUnread('x'), undo], {}],
    [
      'restores what was typed before theirs was taken',
      [typeName('A'), { type: 'take', seen: theirs }, undo],
      { name: 'A', steps: 1 },
    ],
    [
      'reverts a step that was made before a draft was saved',
      [typeName('A'), { type: 'see', seen: theirs }, undo],
      {},
    ],
    [
      'has nothing left to undo after a reload',
      [typeName('A'), { type: 'reload', seen }, undo],
      {},
    ],
  ])('%s (#16.2)', (_what, actions, expected) => {
    expect(viewOf(after(...actions))).toEqual({ ...atFirst, ...expected });
  });

  it('restores the same definition, with its ids and conditions (#16.2)', () => {
    const removeMoved = change((before) => removeEntry(before, 'moved'));
    expect(after(removeMoved, moveMembers, undo, undo).step.definition).toBe(inStore);
  });

  it('reverts up to 200 steps (#16.2)', () => {
    const typed = Array.from({ length: 205 }, (_, at) =>
      change((before) => ({ ...before, name: `Name ${at + 1}` })),
    );
    expect(viewOf(after(...typed))).toMatchObject({ name: 'Name 205', steps: 200 });
    const undone = after(...typed, ...Array.from({ length: 201 }, () => undo));
    expect(viewOf(undone)).toMatchObject({ name: 'Name 5', steps: 0 });
  });
});

describe('the definition in the store', () => {
  it.each<[string, DesignAction[], { view: Partial<typeof atFirst>; revision: number }]>([
    [
      'becomes the seen one, and what was typed stays',
      [typeName('A'), { type: 'see', seen: theirs }],
      { view: { name: 'A', steps: 1 }, revision: 3 },
    ],
    [
      'replaces what was typed, as a step',
      [typeName('A'), typeUnread('x'), { type: 'take', seen: theirs }],
      { view: { name: 'Ration Card of theirs', steps: 3 }, revision: 3 },
    ],
    [
      'resets the design, without undo steps',
      [typeName('A'), typeUnread('x'), { type: 'reload', seen: theirs }],
      { view: { name: 'Ration Card of theirs' }, revision: 3 },
    ],
    [
      'stays the seen one after an undo',
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
  ])('starts with %s (#16.2)', (_what, found, expected) => {
    expect(seenOf(found)).toEqual(expected);
  });
});

/** The drafts and versions of a service in a store, as described but under another name. */
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
      'after the change was saved',
      after(typeName(theirs.definition.name), { type: 'see', seen: theirs }),
    ],
    [false, 'after theirs was taken', after(typeName('A'), { type: 'take', seen: theirs })],
    [
      false,
      'where the store has the keys in another order',
      { ...after(), seen: { ...seen, definition: reordered } },
    ],
  ])('returns %s %s (#16.2)', (expected, _when, state) => {
    const compared = {
      ...state,
      seen: { ...state.seen, definition: { ...state.seen.definition } },
    };
    expect(isUnsaved(compared)).toBe(expected);
  });
});
