import { act, screen, waitFor, within } from '@testing-library/react';
import type { Question, ServiceDefinition } from 'shared-data';
import { activateLanguage } from 'shared-platform';
import { definitionWith } from '../../../../tools/testing/sampleDefinition';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../../tools/testing/renderPortal';
import { standInForWindowWidth } from '../../../../tools/testing/standInForWindowWidth';
import { Area } from '../../testing/Area';
import { axeOf } from '../../testing/axeOf';
import { fileOf } from '../../testing/files';
import { publishNew } from '../../testing/publishNew';
import { child, hospital } from '../../testing/schoolCertificate';

recordsForEachTest();
beforeEach(() => standInForWindowWidth(360));

type User = ReturnType<typeof renderPortal>['user'];

const days: Question = {
  id: 'days',
  kind: 'number',
  label: 'Days in the hospital',
  required: true,
  showIf: { question: 'hospital', answer: 'yes' },
};
const mother: Question = {
  id: 'mother',
  kind: 'person-name',
  label: 'Name of the mother',
  required: true,
};
const definition = definitionWith([], {
  name: 'School Certificate',
  sections: [
    { id: 's1', title: 'The child', questions: [child, hospital] },
    { id: 's2', title: 'The stay', questions: [days] },
    { id: 's3', title: 'The parents', questions: [mother] },
  ],
  papers: [{ id: 'card', name: 'Ration card', required: true, kinds: ['pdf'], maxFiles: 1 }],
});

const publish = (changes: Partial<ServiceDefinition> = {}) =>
  publishNew({ ...definition, ...changes });

/** Opens the form for the service, with its questions. */
async function openForm() {
  const view = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await screen.findByRole('option', { name: 'School Certificate' });
  await view.user.selectOptions(screen.getByLabelText('Service Required'), 'School Certificate');
  await screen.findByLabelText('Name of the child');
  return view;
}

const choice = () => screen.queryByRole('checkbox', { name: 'One part at a time' });
const choose = (user: User) =>
  user.click(screen.getByRole('checkbox', { name: 'One part at a time' }));
const partHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

async function fillInChild(user: User) {
  await user.type(screen.getByLabelText('Name of the child'), 'Asha');
  await user.click(screen.getByLabelText('No'));
}

/** Fills in all parts up to the check of the answers. */
async function fillInAll(user: User) {
  await fillInChild(user);
  await press(user, 'Continue');
  await user.type(await screen.findByLabelText('Name of the mother'), 'Shanta');
  await press(user, 'Continue');
  await screen.findByLabelText('Application Details (optional)');
  await press(user, 'Continue');
  await user.upload(await screen.findByLabelText('Ration card'), fileOf('pdf', 'card.pdf'));
  await user.click(screen.getByLabelText('I certify that all information provided is accurate'));
  await press(user, 'Check your answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
}

/** Wait for it: a later save would get into the records of the next test. */
const draftSaved = () => screen.findByText('Kept on this device as a draft.');

it.each<[string, number, Partial<ServiceDefinition>]>([
  ['on a desktop', 1280, {}],
  ['for a service with two sections', 360, { sections: definition.sections.slice(0, 2) }],
])('shows all parts on one page without a choice %s (#16.4)', async (_where, width, changes) => {
  standInForWindowWidth(width);
  await publish(changes);
  await openForm();
  expect(choice()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Application Details (optional)')).toBeVisible();
  expect(screen.getByLabelText('Ration card')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check your answers' })).toBeVisible();
  await draftSaved();
});

it('shows everything on a phone too until the citizen chooses one part at a time, and remembers the choice @rest (#16.4)', async () => {
  await publish();
  const first = await openForm();
  expect(choice()).not.toBeChecked();
  expect(screen.getByLabelText('Name of the mother')).toBeVisible();
  await choose(first.user);
  expect(choice()).toBeChecked();
  expect(choice()).toHaveFocus();
  expect(screen.queryByLabelText('Name of the mother')).not.toBeInTheDocument();
  expect(await partHeading('Part 1 of 4: The child')).toBeVisible();
  await draftSaved();
  first.unmount();

  const second = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  expect(await partHeading('Part 1 of 4: The child')).not.toHaveFocus();
  await choose(second.user);
  expect(screen.getByRole('heading', { level: 2, name: 'The parents' })).toBeVisible();
  await draftSaved();
});

it('moves between parts by Continue and Back, with the focus on the heading and no lost answers @rest (#16.4)', async () => {
  await publish();
  const { user } = await openForm();
  await choose(user);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await fillInChild(user);
  await press(user, 'Continue');
  await waitFor(async () => expect(await partHeading('Part 2 of 4: The parents')).toHaveFocus());
  expect(screen.queryByLabelText('Service Required')).not.toBeInTheDocument();
  expect(screen.getByText('School Certificate')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Name of the mother'), 'Shanta');
  await press(user, 'Back');
  await waitFor(async () => expect(await partHeading('Part 1 of 4: The child')).toHaveFocus());
  expect(screen.getByLabelText('Name of the child')).toHaveValue('Asha');
  expect(screen.getByLabelText('No')).toBeChecked();
  await press(user, 'Continue');
  expect(await screen.findByLabelText('Name of the mother')).toHaveValue('Shanta');
  await draftSaved();
});

it('adds a part for a section as soon as it has a question to ask @rest (#16.4)', async () => {
  await publish();
  const { user } = await openForm();
  await choose(user);
  await user.click(screen.getByLabelText('Yes'));
  expect(await partHeading('Part 1 of 5: The child')).toBeVisible();
  await user.type(screen.getByLabelText('Name of the child'), 'Asha');
  await press(user, 'Continue');
  expect(await partHeading('Part 2 of 5: The stay')).toBeVisible();
  await draftSaved();
});

it('validates only the answers of the part, and updates its errors while they are corrected @rest (#16.4)', async () => {
  await publish();
  const { user } = await openForm();
  await choose(user);
  await user.type(screen.getByLabelText('Name of the child'), 'Asha');
  await press(user, 'Continue');
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Choose an answer to ‘Born in a hospital?’',
  ]);
  await waitFor(() => expect(summary).toHaveFocus());
  expect(await partHeading('Part 1 of 4: The child')).toBeVisible();
  await user.click(screen.getByLabelText('No'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await press(user, 'Continue');
  expect(await partHeading('Part 2 of 4: The parents')).toBeVisible();
  // Text typed here is not validated before this part is left.
  await user.type(screen.getByLabelText('Name of the mother'), 'S{Backspace}');
  expect(screen.queryByText('Fill in ‘Name of the mother’')).not.toBeInTheDocument();
  await draftSaved();
});

it('opens the part of an answer to change, and returns to the check of the answers @rest (#16.4)', async () => {
  await publish();
  const { user } = await openForm();
  await choose(user);
  await fillInAll(user);
  await press(user, 'Change Name of the mother');
  expect(await partHeading('Part 2 of 4: The parents')).toBeVisible();
  const field = screen.getByLabelText('Name of the mother');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Shanta');
  await user.type(field, 'bai');
  await press(user, 'Check your answers');
  expect(await screen.findByText('Shantabai')).toBeVisible();
  await press(user, 'Back to the form');
  await waitFor(async () =>
    expect(await partHeading('Part 4 of 4: Supporting Documents')).toHaveFocus(),
  );
  await draftSaved();
});

it('opens the part with the error if another part is invalid at the end @rest (#16.4)', async () => {
  await publish();
  const { user } = await openForm();
  await choose(user);
  await fillInAll(user);
  await press(user, 'Change Born in a hospital?');
  // Now a part that was never visited has a question.
  await user.click(await screen.findByLabelText('Yes'));
  await press(user, 'Check your answers');
  expect(await partHeading('Part 2 of 5: The stay')).toBeVisible();
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Fill in ‘Days in the hospital’');
  await user.click(within(summary).getByRole('link'));
  expect(screen.getByLabelText('Days in the hospital')).toHaveFocus();
  await user.keyboard('3');
  await press(user, 'Check your answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
  await press(user, 'Submit Application');
  expect(await screen.findByText('Application Submitted!')).toBeVisible();
});

it('keeps everything that was typed when all parts are shown again @rest (#16.4)', async () => {
  await publish();
  const { user } = await openForm();
  await choose(user);
  await fillInChild(user);
  await press(user, 'Continue');
  await user.type(await screen.findByLabelText('Name of the mother'), 'Shanta');
  await choose(user);
  expect(screen.getByLabelText('Name of the child')).toHaveValue('Asha');
  expect(screen.getByLabelText('Name of the mother')).toHaveValue('Shanta');
  expect(screen.getByLabelText('Service Required')).toHaveValue('School Certificate');
  await draftSaved();
});

it('passes axe in a part with errors and without @rest (#16.4)', async () => {
  await publish();
  const { user, container } = await openForm();
  await choose(user);
  expect(await axeOf(container)).toHaveNoViolations();
  await press(user, 'Continue');
  await screen.findByRole('alert');
  expect(await axeOf(container)).toHaveNoViolations();
  await fillInChild(user);
  await press(user, 'Continue');
  await partHeading('Part 2 of 4: The parents');
  expect(await axeOf(container)).toHaveNoViolations();
  await draftSaved();
});

it('marks names that exist only in English, in sentences of another language @rest (#20.4)', async () => {
  await publish();
  const { user } = await openForm();
  await choose(user);
  await act(() => activateLanguage('hi'));
  expect(await screen.findByText('The child')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { name: 'भाग 1, कुल 4: The child' })).toBeVisible();
  const needs = screen.getByText(/^आपको ये चाहिए होंगे/);
  expect(within(needs).getByText('Ration card')).toHaveAttribute('lang', 'en');
  await act(() => activateLanguage('en'));
  await draftSaved();
});
