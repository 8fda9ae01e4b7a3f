import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  openRecords,
  publishService,
  saveServiceDraft,
  type Question,
  type Service,
} from 'shared-data';
import { hasUnsavedWork } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { addServiceAsAdmin } from '../testing/addServiceAsAdmin';
import { axe } from '../testing/axe';
import { designOf, household, openDesigner, openRationCard } from '../testing/designer';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);

/** The questions of version 1. */
const questions: Question[] = [
  { id: 'q1', kind: 'person-name', label: 'Head of the family', required: true },
  { id: 'q2', kind: 'number', label: 'Members', required: true },
  { id: 'q3', kind: 'phone', label: 'Phone', required: false },
];
const openPublished = () => openRationCard(questions);
const addRationCard = () => addServiceAsAdmin('Ration Card');

/** The changes that another admin makes to version 1. */
const theirsOf = (service: Service) =>
  household(service, questions, { name: 'Ration Card of theirs' });

/** The names of the questions in their order, from the buttons that move them. */
const questionsInOrder = () =>
  within(screen.getByRole('region', { name: 'Questions' }))
    .getAllByRole('button', { name: /^Duplicate / })
    .map(({ textContent }) => textContent.replace(/^.*Duplicate /, ''));

/** The card of a question or paper in the list. */
function card(name: string): HTMLElement {
  const found = button(`Duplicate ${name}`).closest('li');
  if (!found) throw new Error(`${name} is in no list.`);
  return found;
}

const handle = (name: string) => within(card(name)).getByTitle('Drag to another place');

/** Drags an entry over another one, whose middle is at 0 because jsdom has no layout. */
function dragOver(name: string, target: string, clientY: number) {
  fireEvent.dragStart(handle(name), { dataTransfer: { setData: jest.fn() } });
  const over = createEvent.dragOver(card(target));
  // jsdom has no DragEvent, so `clientY` is defined by hand.
  fireEvent(card(target), Object.defineProperty(over, 'clientY', { value: clientY }));
}

/** Pastes instead of typing: each keystroke renders the designer and the live form. */
async function paste(user: UserEvent, into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}

async function askFor(user: UserEvent, opener: string | RegExp, label: string, kind: string) {
  await user.click(button(opener));
  const group = screen.getByRole('group', { name: 'Question without words' });
  await user.selectOptions(within(group).getByLabelText('Kind of answer'), kind);
  await paste(user, within(group).getByLabelText('Question'), label);
  return screen.getByRole('group', { name: label });
}

describe('DescribeServicePage', () => {
  it('publishes ‘Ration Card’ with a condition, a choice and two papers @rest (#16.2)', async () => {
    const { id } = await addRationCard();
    const { user } = await openDesigner(id);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Describe Ration Card');

    await paste(user, field(/^Short description/), 'For households of the village.');
    await user.clear(field('Fee in rupees'));
    await user.type(field('Fee in rupees'), '20');

    const moved = await askFor(user, 'Add question', 'Have you moved here?', 'Yes or no');
    await user.click(button('Close Have you moved here?'));
    expect(moved).not.toBeInTheDocument();

    const from = await askFor(user, /^Add question to/, 'From which village?', 'Short text');
    await user.selectOptions(
      within(from).getByLabelText('When it is asked'),
      'Only by the answer to “Have you moved here?”',
    );
    await user.selectOptions(within(from).getByLabelText('Asked where the answer is'), 'Yes');
    await user.click(button('Close From which village?'));
    expect(
      screen.getByText(/Asked only where “Have you moved here\?” is answered with “Yes”/),
    ).toBeVisible();

    const kind = await askFor(user, /^Add question to/, 'Kind of card', 'One of a few');
    await paste(user, within(kind).getByLabelText('Choice 1'), 'Yellow');
    await paste(user, within(kind).getByLabelText('Choice 2'), 'Saffron');

    await user.click(button('Edit Proof of identity'));
    const paper = screen.getByRole('group', { name: 'Proof of identity' });
    await paste(user, within(paper).getByLabelText(/^Hint/), 'Front and back');
    await user.click(button('Publish'));

    const dialog = await screen.findByRole('dialog', { name: 'Publish version 1?' });
    expect(within(dialog).getByText('3 questions, 2 papers')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Publish version 1' }));
    expect(await screen.findByText(/^Version 1 of “Ration Card” was published/)).toBeVisible();
    expect(hasUnsavedWork()).toBe(false);

    const design = await designOf(id);
    expect(design.service).toMatchObject({ version: 1, fee: 20 });
    const questions = design.published?.definition.sections.flatMap((one) => one.questions) ?? [];
    expect(questions).toMatchObject([
      { label: 'Have you moved here?', kind: 'yes-no' },
      { label: 'From which village?', showIf: { question: questions[0]?.id, answer: 'yes' } },
      { label: 'Kind of card', choices: [{ label: 'Yellow' }, { label: 'Saffron' }] },
    ]);
    expect(design.published?.definition.papers).toMatchObject([
      { name: 'Proof of identity', hint: 'Front and back' },
      { name: 'Proof of residence' },
    ]);
    expect(await screen.findByRole('heading', { name: /^Version 1, / })).toBeVisible();
  });

  it('shows the changes before the next version is published, and after it (#16.2)', async () => {
    const { user } = await openPublished();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Ration Card');
    await user.clear(field('Days promised'));
    await user.type(field('Days promised'), '9');
    await user.click(button('Move up Phone'));
    await user.click(button('Remove Members'));
    await user.click(button('Publish'));
    const dialog = await screen.findByRole('dialog', { name: 'Publish version 2?' });
    const changes = ['9 days are promised instead of 15.', 'Question “Members” was removed.'];
    for (const text of changes) expect(within(dialog).getByText(text)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Publish version 2' }));
    await screen.findByText(/^Version 2 of “Ration Card” was published/);
    const versions = screen.getByRole('region', { name: 'Published versions' });
    expect(await within(versions).findByText('Question “Members” was removed.')).toBeVisible();
    expect(within(versions).getByRole('heading', { name: /^Version 1, / })).toBeVisible();
  });

  it('shows which answers are offered in the next application, and lists that setting as a change @rest (#16.4)', async () => {
    const { user, service } = await openPublished();
    await user.click(button('Edit Members'));
    expect(screen.queryByLabelText(/^Offer the answer/)).not.toBeInTheDocument();
    await user.click(button('Edit Phone'));
    await user.click(screen.getByRole('checkbox', { name: /^Offer the answer/ }));
    await user.click(button('Publish'));
    const dialog = await screen.findByRole('dialog', { name: 'Publish version 2?' });
    const change = 'The answer to “Phone” is offered at the next application now.';
    expect(within(dialog).getByText(change)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Publish version 2' }));
    await screen.findByText(/^Version 2 of “Ration Card” was published/);
    const { published: version } = await designOf(service.id);
    expect(version?.definition.sections[0]?.questions[2]).toMatchObject({ lasting: true });
  });

  it('does not publish without changes, and shows a message @rest (#16.2)', async () => {
    const { user } = await openPublished();
    await user.click(button('Publish'));
    expect(await screen.findByText(/Nothing has changed since version 1/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves a draft, which citizens do not see, and discards it @rest (#16.2)', async () => {
    const { user, service } = await openPublished();
    await user.type(field('Name'), ' (new)');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(button('Save draft'));
    expect(await screen.findByText(/^The draft of “Ration Card \(new\)” was saved/)).toBeVisible();
    expect(hasUnsavedWork()).toBe(false);
    const { draft, service: offered } = await designOf(service.id);
    expect(draft?.definition.name).toBe('Ration Card (new)');
    expect(offered.name).toBe('Ration Card');

    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(field('Name')).toHaveValue('Ration Card'));
    expect((await designOf(service.id)).draft).toBeUndefined();
  });

  it('accepts a fee in Devanagari digits @rest (#20.5)', async () => {
    const { user, service } = await openPublished();
    await user.clear(field(/^Fee/));
    await user.type(field(/^Fee/), '३५');
    await user.click(button('Save draft'));
    await screen.findByText(/^The draft of “Ration Card” was saved/);
    expect((await designOf(service.id)).draft?.definition.fee).toBe(35);
  });
});

describe('a definition that cannot be published', () => {
  it.each<[string, (user: UserEvent) => Promise<void>, string, string | RegExp]>([
    [
      'a missing name',
      async (user) => user.clear(field('Name')),
      'Enter the name of the service',
      'Name',
    ],
    [
      'a fee that is no number',
      async (user) => user.type(field('Fee in rupees'), 'x'),
      'Fee in rupees: Enter a whole number',
      'Fee in rupees',
    ],
    [
      'a label of 5,000 characters',
      async (user) => {
        await user.click(button('Edit Members'));
        await user.click(field('Question'));
        await user.paste('x'.repeat(4993));
      },
      'Question 2: Use at most 200 characters. It has 5,000 now.',
      'Question',
    ],
    [
      'a question without words',
      async (user) => user.click(button('Add question to Household')),
      'Question 4: Enter the question',
      'Question',
    ],
    [
      'a smallest number above the largest',
      async (user) => {
        await user.click(button('Edit Members'));
        await user.type(field(/^Smallest/), '9');
        await user.type(field(/^Largest/), '8');
      },
      'Question 2: The smallest is above the largest. Make it smaller.',
      /^Smallest/,
    ],
    [
      'a choice that is emptied',
      async (user) => {
        await user.click(button('Edit Members'));
        await user.selectOptions(field('Kind of answer'), 'Some of a few');
        await user.type(field('Choice 1'), 'Rice');
      },
      'Question 2, choice 2: Enter the choice, or remove it',
      'Choice 2',
    ],
    [
      'an earliest day after the latest',
      async (user) => {
        await user.click(button('Edit Members'));
        await user.selectOptions(field('Kind of answer'), 'Date');
        await user.selectOptions(field('Earliest day'), 'So many days from today');
        await user.type(field('Earliest day: days from today'), '5');
        await user.selectOptions(field('Latest day'), 'So many days from today');
      },
      'Question 2: The earliest day is after the latest. Choose an earlier one.',
      'Earliest day: days from today',
    ],
    [
      'a section without title',
      async (user) => user.clear(field('Title of section 1')),
      'Section 1: Enter a title for the section',
      'Title of section 1',
    ],
    [
      'a paper without name',
      async (user) => user.click(button('Add paper')),
      'Paper 3: Enter the name of the paper',
      'Name of the paper',
    ],
    [
      'a paper of no kind',
      async (user) => {
        await user.click(button('Edit Proof of identity'));
        for (const kind of ['PDF', 'Picture (JPG, PNG)', 'Word document'])
          await user.click(screen.getByRole('checkbox', { name: kind }));
      },
      'Paper 1: Choose at least one kind of file',
      'PDF',
    ],
  ])('refuses %s and links to the field (#16.2)', async (_what, make, link, label) => {
    const { user } = await openPublished();
    await make(user);
    await user.click(button('Publish'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(summary).getByRole('link', { name: link }));
    expect(field(label)).toHaveFocus();
  });

  it('lists the problems in the order of the page @rest (#16.2)', async () => {
    const { user } = await openPublished();
    await user.type(field('Days promised'), 'x');
    await paste(user, field('Fee in rupees'), 'x');
    await user.clear(field('Name'));
    await user.click(button('Publish'));
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter the name of the service',
      'Fee in rupees: Enter a whole number',
      'Days promised: Enter a whole number',
    ]);
  });

  it('refuses a condition on a question that comes later or was removed @rest (#16.2)', async () => {
    const { user } = await openRationCard([
      { id: 'q1', kind: 'yes-no', label: 'Have you moved here?', required: true },
      {
        id: 'q2',
        kind: 'short-text',
        label: 'From where?',
        required: true,
        showIf: { question: 'q1', answer: 'yes' },
      },
      ...questions.slice(2),
    ]);
    await user.click(button('Move up From where?'));
    await user.click(button('Publish'));
    const link = /^Question 1: This question comes before the one that it depends on/;
    await user.click(await screen.findByRole('link', { name: link }));
    expect(field('When it is asked')).toHaveFocus();
    expect(field('When it is asked')).toBeInvalid();

    await user.click(button('Remove Have you moved here?'));
    expect(
      screen.getByRole('link', {
        name: /^Question 1: The question that this one depends on is gone/,
      }),
    ).toBeVisible();
    await user.selectOptions(field('When it is asked'), 'Always');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('saves an unfinished draft, but not with an empty number of days @rest (#16.2)', async () => {
    const { user, service } = await openPublished();
    await user.click(button('Add question to Household'));
    await user.click(button('Save draft'));
    expect(await screen.findByText(/^The draft of/)).toBeVisible();
    await user.clear(field('Days promised'));
    await user.click(button('Save draft'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('The draft cannot be saved yet');
    await user.type(field('Days promised'), '7');
    await user.click(button('Save draft'));
    await waitFor(async () => {
      const { draft } = await designOf(service.id);
      expect(draft).toMatchObject({ revision: 2, definition: { days: 7 } });
    });
  });
});

describe('a description that the store rejects', () => {
  it.each([
    ['Save draft', 'saveDraft'],
    ['Publish', 'publish'],
  ] as const)(
    'shows a message after ‘%s’ and keeps what was typed @rest (#16.2)',
    async (name, act) => {
      const { user } = await openPublished();
      const { definitions } = await openRecords();
      const refusal = Object.assign(new Error(), { name: 'DefinitionInvalidError' });
      jest.spyOn(definitions, act).mockRejectedValue(refusal);
      await user.type(field('Name'), ' of mine');
      await user.click(button(name));
      if (name === 'Publish') await user.click(await screen.findByText('Publish version 2'));
      expect(await screen.findByText(/^Nothing was saved: something in this/)).toBeVisible();
      expect(field('Name')).toHaveValue('Ration Card of mine');
      jest.restoreAllMocks();
    },
  );
});

describe('the order of questions and papers', () => {
  it('changes with the keyboard, and the focus stays on the moved entry @rest (#16.2)', async () => {
    const { user } = await openPublished();
    act(() => button('Move up Phone').focus());
    await user.keyboard('{Enter}');
    expect(questionsInOrder()).toEqual(['Head of the family', 'Phone', 'Members']);
    expect(button('Move up Phone')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(questionsInOrder()).toEqual(['Phone', 'Head of the family', 'Members']);
    expect(button('Move up Phone')).toHaveFocus();
    expect(button('Move up Phone')).toHaveAttribute('aria-disabled', 'true');
    act(() => button('Move down Proof of identity').focus());
    await user.keyboard(' ');
    expect(button('Move down Proof of identity')).toHaveFocus();
  });

  it.each([
    ['before', 'Phone', -1, 'Head of the family', ['Phone', 'Head of the family', 'Members']],
    ['after', 'Head of the family', 1, 'Members', ['Members', 'Head of the family', 'Phone']],
  ])(
    'changes when a question is dragged and dropped %s another @rest (#16.2)',
    async (_side, dragged, clientY, target, order) => {
      await openPublished();
      dragOver(dragged, target, clientY);
      fireEvent.drop(card(target));
      expect(questionsInOrder()).toEqual(order);
    },
  );

  it('stays the same when a question is dropped on a paper or outside of the list @rest (#16.2)', async () => {
    await openPublished();
    const order = questionsInOrder();
    dragOver('Phone', 'Proof of identity', -1);
    fireEvent.drop(card('Proof of identity'));
    fireEvent.dragEnd(handle('Phone'));

    dragOver('Phone', 'Members', -1);
    fireEvent.dragLeave(card('Members'));
    fireEvent.dragEnd(handle('Phone'));
    fireEvent.drop(card('Members'));
    expect(questionsInOrder()).toEqual(order);
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  });

  it('moves a question from one section into the next @rest (#16.2)', async () => {
    const { user } = await openPublished();
    await user.click(button('Add section'));
    expect(field('Title of section 2')).toHaveFocus();
    await user.click(button('Move down Phone'));
    const second = screen.getByRole('group', { name: 'Section 2' });
    expect(within(second).getByRole('button', { name: 'Move down Phone' })).toHaveFocus();
  });

  it('moves the focus to a neighbour when an entry is removed @rest (#16.2)', async () => {
    const { user } = await openPublished();
    await user.click(button('Remove Members'));
    expect(button('Edit Phone')).toHaveFocus();
    await user.click(button('Duplicate Phone'));
    expect(questionsInOrder()).toEqual(['Head of the family', 'Phone', 'Phone']);
  });
});

describe('Undo', () => {
  it('reverts one step at a time, and counts typing in one field as one step @rest (#16.2)', async () => {
    const { user } = await openPublished();
    await user.type(field('Name'), ' for all');
    await user.click(button('Remove Members'));
    await user.click(button('Undo'));
    expect(questionsInOrder()).toEqual(['Head of the family', 'Members', 'Phone']);
    expect(field('Name')).toHaveValue('Ration Card for all');
    await user.click(button('Undo'));
    expect(field('Name')).toHaveValue('Ration Card');
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(hasUnsavedWork()).toBe(false);
  });

  it('runs on Ctrl+Z when no field has the focus @rest (#16.2)', async () => {
    const { user } = await openPublished();
    await user.click(button('Remove Members'));
    act(() => field('Name').focus());
    await user.keyboard('{Control>}z{/Control}');
    expect(questionsInOrder()).toEqual(['Head of the family', 'Phone']);
    act(() => button('Undo').focus());
    await user.keyboard('{Control>}z{/Control}');
    expect(questionsInOrder()).toEqual(['Head of the family', 'Members', 'Phone']);
  });
});

describe('two admins at once', () => {
  it('shows a conflict and keeps what was typed, until one of the two is chosen @rest (#16.2)', async () => {
    const { user, service } = await openPublished();
    await user.type(field('Name'), ' of mine');
    await act(() => saveServiceDraft(service.id, theirsOf(service), { revision: 0, version: 1 }));
    const title = 'Another admin has changed this service in the meantime';
    expect(await screen.findByText(title)).toBeVisible();
    expect(field('Name')).toHaveValue('Ration Card of mine');
    await user.click(button('Save draft'));
    expect(await screen.findByText(/^Nothing was saved: another admin/)).toBeVisible();

    await user.click(button('Look at theirs'));
    const dialog = await screen.findByRole('dialog', { name: 'What the other admin has' });
    expect(
      within(dialog).getByText(
        'The name is “Ration Card of theirs” instead of “Ration Card of mine”.',
      ),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    expect(field('Name')).toHaveValue('Ration Card of theirs');
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The service' })).toHaveFocus();
    await user.click(button('Undo'));
    expect(field('Name')).toHaveValue('Ration Card of mine');
    await user.click(button('Save draft'));
    await waitFor(async () => {
      const { draft } = await designOf(service.id);
      expect(draft).toMatchObject({ revision: 2, definition: { name: 'Ration Card of mine' } });
    });
  });

  it('refuses to publish over a version that another admin published meanwhile @rest (#16.2)', async () => {
    const { user, service } = await openPublished();
    await user.type(field('Name'), ' of mine');
    await act(() => publishService(service.id, theirsOf(service), 1));
    await user.click(await screen.findByRole('button', { name: 'Look at theirs' }));
    const looking = await screen.findByRole('dialog', { name: 'What the other admin has' });
    await user.click(within(looking).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(screen.getByRole('heading', { name: 'The service' })).toHaveFocus();
    await user.click(button('Publish'));
    const dialog = await screen.findByRole('dialog', { name: 'Publish version 3?' });
    await user.click(within(dialog).getByRole('button', { name: 'Publish version 3' }));
    expect(await screen.findByText(/^Version 3 of “Ration Card of mine”/)).toBeVisible();
  });

  it('shows what the other admin saved at once if nothing was typed @rest (#16.2)', async () => {
    const { service } = await openPublished();
    await act(() => saveServiceDraft(service.id, theirsOf(service), { revision: 0, version: 1 }));
    await waitFor(() => expect(field('Name')).toHaveValue('Ration Card of theirs'));
    expect(hasUnsavedWork()).toBe(false);
  });
});

describe('unsaved work', () => {
  it('reappears after the admin leaves by the menu and returns @rest (#16.2)', async () => {
    const { user } = await openPublished();
    await user.type(field('Name'), ' of mine');
    await user.click(button('Remove Members'));
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    await screen.findByRole('heading', { level: 1, name: 'Reports' });
    expect(hasUnsavedWork()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Services' }));
    await user.click(await screen.findByRole('link', { name: 'Edit Ration Card' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ration Card of mine'));
    expect(hasUnsavedWork()).toBe(true);
    await user.click(button('Undo'));
    expect(questionsInOrder()).toEqual(['Head of the family', 'Members', 'Phone']);
  });

  it('no longer counts once it is undone @rest (#16.2)', async () => {
    const { user } = await openPublished();
    await user.type(field('Name'), ' of mine');
    await user.click(button('Undo'));
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    await screen.findByRole('heading', { level: 1, name: 'Reports' });
    expect(hasUnsavedWork()).toBe(false);
  });
});

it('shows a message if the service no longer exists (#16.2)', async () => {
  renderArea('/admin/services/nowhere');
  expect(await screen.findByText('This service is no longer on the list')).toBeVisible();
});

it('passes axe with each kind of question open @rest (#16.2)', async () => {
  const { user, container } = await openPublished();
  await user.click(button('Edit Members'));
  await user.click(button('Edit Proof of identity'));
  await user.click(button('Add question to Household'));
  await user.click(button('Add question to Household'));
  const kinds = ['One of a few', 'Date'];
  for (const [at, select] of screen.getAllByLabelText('Kind of answer').slice(1).entries())
    await user.selectOptions(select, kinds[at] ?? 'Date');
  await user.click(button('Show the form'));
  await user.click(button('Publish'));
  expect(await axe(container)).toHaveNoViolations();
});
