import { act, screen, waitFor, within } from '@testing-library/react';
import {
  openRecords,
  publishService,
  removeService,
  saveDraftText,
  type FilledForm,
  type Paper,
  type Question,
} from 'shared-data';
import { usualOffice } from 'shared-data/model';
import { asAdmin } from '../../../../tools/testing/asAdmin';
import { firstOf } from '../../../../tools/testing/firstOf';
import { definitionWith } from '../../../../tools/testing/sampleDefinition';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { wholeText } from '../../../../tools/testing/wholeText';
import { signInAs } from '../../../../tools/testing/signInAs';
import { renderPortal } from '../../../../tools/testing/renderPortal';
import { submitNow } from '../../../../tools/testing/submitNow';
import { Area } from '../../testing/Area';
import { axeOf } from '../../testing/axeOf';
import { pdf } from '../../../../tools/testing/paperFiles';
import { fileOf } from '../../testing/files';
import { findMine } from '../../testing/findMine';
import { publishNew } from '../../testing/publishNew';
import { child, hospital } from '../../testing/schoolCertificate';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

type User = ReturnType<typeof renderPortal>['user'];

const hospitalName: Question = {
  id: 'hospital-name',
  kind: 'short-text',
  label: 'Name of the hospital',
  required: true,
  showIf: { question: 'hospital', answer: 'yes' },
};
const card: Paper = {
  id: 'card',
  name: 'Ration card',
  hint: 'Front and back',
  required: true,
  kinds: ['pdf'],
  maxFiles: 2,
};
const definition = definitionWith([child, hospital, hospitalName], {
  name: 'School Certificate',
  papers: [card],
});

/** Publishes a service with a definition; resolves to its id. */
const publish = (changes: Partial<typeof definition> = {}) =>
  publishNew({ ...definition, ...changes });

function openForm() {
  return renderPortal(<Area />, { path: '/user/apply', session: 'user' });
}

async function choose(user: User, service = 'School Certificate') {
  await screen.findByRole('option', { name: service });
  await user.selectOptions(screen.getByLabelText('Service Required'), service);
}

async function fillIn(user: User) {
  await choose(user);
  await user.type(await screen.findByLabelText('Name of the child'), 'आशा कुलकर्णी');
  await user.click(screen.getByLabelText('No'));
  await user.upload(screen.getByLabelText('Ration card'), fileOf('pdf', 'card.pdf'));
  await user.click(screen.getByLabelText('I certify that all information provided is accurate'));
}

const check = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Check your answers' }));

/** Submits from the check of the answers; resolves to the application. */
async function submit(user: User) {
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  await screen.findByText('Application Submitted!');
  const [application] = await findMine();
  return application;
}

/** Checks the answers and submits them; resolves to the application. */
async function checkAndSubmit(user: User) {
  await check(user);
  await screen.findByRole('heading', { name: 'Check your answers' });
  return submit(user);
}

/** Checks the answers and presses the button that submits them. */
async function checkAndPress(user: User) {
  await check(user);
  await screen.findByRole('heading', { name: 'Check your answers' });
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
}

/** Forms of earlier versions are not accepted for a single day. */
async function closeEarlierVersions() {
  const { settings } = await openRecords();
  await asAdmin(() => settings.saveOffice({ ...usualOffice, graceDays: 0 }));
}

/** Wait for it: a later save would get into the records of the next test. */
const draftSaved = () => screen.findByText('Kept on this device as a draft.');

/** Saves a draft that was started with version 1 of the service. */
function saveBegun(serviceId: string) {
  const form = { serviceId, version: 1, answers: { child: 'Asha', hospital: 'no' }, papers: {} };
  return saveDraftText('demo-user', { id: 'd', service: 'School Certificate', details: '', form });
}

async function removeAllServices() {
  const { services } = await openRecords();
  await asAdmin(async () => {
    for (const { id } of await firstOf(services.watch())) await removeService(id);
  });
}

/** Returns a function that makes each open subscription to the list of services fail once. */
async function breakServices() {
  const { services } = await openRecords();
  const watch = services.watch.bind(services);
  const failing = new Set<(error: Error) => void>();
  jest.spyOn(services, 'watch').mockImplementation(() => (observer) => {
    failing.add(observer.error);
    const stop = watch()(observer);
    return () => {
      failing.delete(observer.error);
      stop();
    };
  });
  return () => {
    for (const fail of failing) fail(new Error('gone'));
  };
}

it('shows no questions and one field for documents until a service is selected (#16.4)', async () => {
  openForm();
  const details = await screen.findByLabelText('Application Details');
  expect(details).toBeRequired();
  expect(screen.getByLabelText('Supporting Documents')).toBeInTheDocument();
  expect(screen.queryByText('Anything else')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit Application' })).toBeVisible();
});

it('takes one file for two papers, and not twice for the same one @rest (#44.9)', async () => {
  await publish();
  const { user } = openForm();
  await choose(user);
  const paper = await screen.findByLabelText('Ration card');
  const others = screen.getByLabelText('Other papers (optional)');
  await user.upload(paper, fileOf('pdf', 'card.pdf'));
  await user.upload(others, fileOf('pdf', 'card.pdf'));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Show card.pdf larger' })).toHaveLength(2),
  );
  await user.upload(paper, fileOf('pdf', 'card.pdf'));
  expect(await screen.findByText(/this file is in the list already/)).toBeVisible();
  await draftSaved();
});

it('says at the field what to do with a locked PDF (#44.7)', async () => {
  await publish();
  const { user } = openForm();
  await choose(user);
  const locked = new File([pdf('/Encrypt 9 0 R')], 'aadhaar.pdf');
  await user.upload(await screen.findByLabelText('Ration card'), locked);
  expect(
    await screen.findByText(/locked with a password. Open it with its password/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /larger/ })).not.toBeInTheDocument();
});

it('sends answers and papers with the application, after the check of the answers @rest (#16.4)', async () => {
  const serviceId = await publish();
  const { user } = openForm();
  await fillIn(user);
  await user.upload(screen.getByLabelText('Other papers (optional)'), fileOf('png', 'me.png'));
  await check(user);

  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus(),
  );
  const rows = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Service Required',
    'Name of the child',
    'Born in a hospital?',
    'Application Details',
    'Ration card',
    'Other papers',
  ]);
  expect(screen.getByText('आशा कुलकर्णी')).toBeVisible();
  expect(await findMine()).toEqual([]);
  const application = await submit(user);
  expect(application).toMatchObject({
    service: 'School Certificate',
    details: '',
    documents: [
      { id: '1', name: 'card.pdf' },
      { id: '2', name: 'me.png' },
    ],
    form: {
      serviceId,
      version: 1,
      answers: { child: 'आशा कुलकर्णी', hospital: 'no' },
      papers: { card: ['1'] },
    },
  });
});

it('shows each missing answer and paper, in the order of the form (#16.4)', async () => {
  await publish();
  const { user } = openForm();
  await choose(user);
  await screen.findByLabelText('Name of the child');
  await check(user);
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Fill in ‘Name of the child’',
    'Choose an answer to ‘Born in a hospital?’',
    'Add ‘Ration card’',
    'Certify that all information provided is accurate',
  ]);
  const field = screen.getByLabelText('Ration card');
  expect(field).toHaveAccessibleDescription(/Add ‘Ration card’/);
  await user.click(within(summary).getByRole('link', { name: 'Add ‘Ration card’' }));
  expect(field).toHaveFocus();
  await user.upload(field, fileOf('pdf', 'card.pdf'));
  await waitFor(() => expect(field).toBeValid());
  await draftSaved();
});

it('returns from the check of the answers to the field to change @rest (#16.4)', async () => {
  await publish();
  const { user } = openForm();
  await fillIn(user);
  await check(user);
  await user.click(await screen.findByRole('button', { name: 'Change Name of the child' }));
  const field = screen.getByLabelText('Name of the child');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('आशा कुलकर्णी');
  await user.clear(field);
  await user.type(field, 'Ravi');
  await check(user);
  expect(await screen.findByText('Ravi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change Ration card' }));
  expect(screen.getByLabelText('Ration card')).toHaveFocus();
  expect(screen.getByText('card.pdf')).toBeVisible();
  await draftSaved();
});

it('refuses kinds of files and numbers of files that a paper does not allow @rest (#16.4)', async () => {
  await publish();
  const { user } = openForm();
  await choose(user);
  const field = await screen.findByLabelText('Ration card');
  expect(field).toHaveAccessibleDescription('Front and back. PDF (MAX. 5MB each), at most 2 files');
  await user.upload(
    field,
    ['1.pdf', '2.pdf', '3.pdf'].map((name) => fileOf('pdf', name)),
  );
  const [refused, ...others] = await screen.findAllByText(/Not added/);
  expect(refused).toHaveTextContent('Not added: this paper takes at most 2 files.');
  expect(refused?.closest('li')).toHaveTextContent('3.pdf');
  expect(others).toEqual([]);
  await draftSaved();
});

it('keeps matching answers and files for another service, and restores all for the first one @rest (#16.4)', async () => {
  await publish();
  await publish({
    name: 'Sports Certificate',
    sections: [
      {
        id: 's',
        title: 'The athlete',
        questions: [
          { id: 'athlete', kind: 'person-name', label: 'Name of the Child', required: true },
          { id: 'hospital', kind: 'short-text', label: 'Sport', required: true },
        ],
      },
    ],
    papers: [{ ...card, id: 'ration', name: 'Ration Card' }],
  });
  const { user } = openForm();
  await fillIn(user);
  await screen.findByText('card.pdf');
  await choose(user, 'Sports Certificate');
  expect(await screen.findByLabelText('Name of the Child')).toHaveValue('आशा कुलकर्णी');
  expect(screen.getByLabelText('Sport')).toHaveValue('');
  const slot = screen.getByLabelText('Ration Card').closest('div')?.parentElement;
  expect(slot).toHaveTextContent('card.pdf');
  await user.type(screen.getByLabelText('Sport'), 'Kabaddi');

  await choose(user, 'School Certificate');
  expect(await screen.findByLabelText('Name of the child')).toHaveValue('आशा कुलकर्णी');
  expect(screen.getByLabelText('No')).toBeChecked();
  await choose(user, 'Sports Certificate');
  expect(await screen.findByLabelText('Sport')).toHaveValue('Kabaddi');
  await draftSaved();
});

it('restores answers and papers after the page was closed @rest (#16.4)', async () => {
  await publish();
  const first = openForm();
  await fillIn(first.user);
  await screen.findByText('Kept on this device as a draft.');
  first.unmount();

  const second = openForm();
  expect(await screen.findByLabelText('Name of the child')).toHaveValue('आशा कुलकर्णी');
  expect(screen.getByLabelText('No')).toBeChecked();
  expect(screen.queryByText(/questions have changed since you started/)).not.toBeInTheDocument();
  await second.user.click(
    screen.getByLabelText('I certify that all information provided is accurate'),
  );
  const application = await checkAndSubmit(second.user);
  expect(application?.form).toMatchObject({ papers: { card: ['1'] } });
});

it('keeps matching answers of a draft of version 1 after version 2, and marks new questions @rest (#16.4)', async () => {
  const serviceId = await publish();
  const form = {
    serviceId,
    version: 1,
    answers: { child: 'Asha', hospital: 'no' },
    papers: {},
  };
  await saveDraftText('demo-user', { id: 'd', service: 'School Certificate', details: '', form });
  const ward: Question = { id: 'ward', kind: 'short-text', label: 'Ward', required: true };
  const renamed: Question = { ...child, label: 'Full name' };
  await publishService(serviceId, definitionWith([renamed, ward], { name: 'School Pass' }), 1);

  const { user } = openForm();
  expect(await screen.findByLabelText('Full name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Service Required')).toHaveValue('School Pass');
  expect(screen.getByText(/questions have changed since you started/)).toHaveTextContent(
    'Your answers that still apply are here, and the new question is marked with ‘New:’.',
  );
  expect(screen.getByLabelText('Ward')).toHaveAccessibleDescription('New:');
  expect(screen.getByLabelText('Full name')).not.toHaveAccessibleDescription();
  await user.type(screen.getByLabelText('Ward'), '3');
  await user.click(screen.getByLabelText('I certify that all information provided is accurate'));
  const application = await checkAndSubmit(user);
  expect(application?.form).toEqual({
    serviceId,
    version: 2,
    answers: { child: 'Asha', ward: '3' },
    papers: {},
  });
});

it('continues with the version of the draft when another is published meanwhile @rest (#16.4)', async () => {
  const serviceId = await publish();
  const { user } = openForm();
  await fillIn(user);
  await act(() =>
    asAdmin(() =>
      publishService(serviceId, definitionWith([hospital], { name: 'School Pass' }), 1),
    ),
  );
  await screen.findByRole('option', { name: 'School Pass' });
  expect(screen.getByLabelText('Name of the child')).toHaveValue('आशा कुलकर्णी');
  const application = await checkAndSubmit(user);
  // With the name in this version: the rules of the live store compare them.
  expect(application).toMatchObject({
    service: 'School Certificate',
    form: { serviceId, version: 1 },
  });
});

it('does not send an application for a service that was removed meanwhile, and keeps it (#44d)', async () => {
  const serviceId = await publish();
  const { user } = openForm();
  await fillIn(user);
  await act(() => asAdmin(() => removeService(serviceId)));
  expect(
    await screen.findByText(
      wholeText(/has removed ‘School Certificate’ from its list. You can no longer/),
    ),
  ).toBeVisible();
  await checkAndPress(user);
  expect(await screen.findByText(/does not offer this service any more/)).toBeVisible();
  expect(await findMine()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(screen.getByLabelText('Service Required')).toHaveValue('School Certificate');
  expect(screen.getByLabelText('Name of the child')).toHaveValue('आशा कुलकर्णी');
});

it('keeps the form when the last service is removed meanwhile @rest (#16)', async () => {
  await publish();
  const { user } = openForm();
  await fillIn(user);
  await act(removeAllServices);
  expect(
    await screen.findByText(wholeText(/has removed ‘School Certificate’ from its list/)),
  ).toBeVisible();
  expect(screen.getByLabelText('Name of the child')).toHaveValue('आशा कुलकर्णी');
});

it('asks the current questions when an earlier version is not accepted any more @rest (#44d)', async () => {
  const serviceId = await publish();
  const { user } = openForm();
  await fillIn(user);
  await closeEarlierVersions();
  const ward: Question = { id: 'ward', kind: 'short-text', label: 'Ward', required: true };
  await act(() =>
    asAdmin(() =>
      publishService(
        serviceId,
        definitionWith([child, ward], { name: 'School Pass', papers: [card] }),
        1,
      ),
    ),
  );
  await screen.findByRole('option', { name: 'School Pass' });
  await checkAndPress(user);
  expect(await screen.findByText(/no longer accepts the earlier form/)).toBeVisible();
  expect(await findMine()).toEqual([]);
  expect(await screen.findByLabelText('Ward')).toHaveAccessibleDescription('New:');
  expect(screen.getByLabelText('Service Required')).toHaveValue('School Pass');
  expect(screen.getByLabelText('Name of the child')).toHaveValue('आशा कुलकर्णी');
  expect(screen.getByText('card.pdf')).toBeVisible();
  await user.type(screen.getByLabelText('Ward'), '3');
  const application = await checkAndSubmit(user);
  expect(application).toMatchObject({
    service: 'School Pass',
    form: { version: 2, answers: { child: 'आशा कुलकर्णी', ward: '3' }, papers: { card: ['1'] } },
  });
});

/** Chooses a service whose questions cannot be loaded, until `watchVersion` is restored. */
async function openWithoutQuestions() {
  await publish();
  const { definitions } = await openRecords();
  const watchVersion = jest
    .spyOn(definitions, 'watchVersion')
    .mockImplementation(() => ({ error }) => {
      error(new Error('gone'));
      return () => undefined;
    });
  const { user } = openForm();
  await choose(user);
  return { user, watchVersion };
}

it('does not submit a service without its questions, and loads them again @rest (#44d)', async () => {
  const { user, watchVersion } = await openWithoutQuestions();
  expect(await screen.findByText(/cannot submit without them/)).toBeVisible();
  await user.type(screen.getByLabelText('Application Details'), 'For school.');
  await user.click(screen.getByLabelText('I certify that all information provided is accurate'));
  watchVersion.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByLabelText('Name of the child')).toBeVisible();
  expect(await findMine()).toEqual([]);
  await draftSaved();
});

it('keeps what was typed when the last service is removed before one is selected @rest (#16)', async () => {
  const { user } = openForm();
  const details = await screen.findByLabelText('Application Details');
  await user.type(details, 'For school.');
  await act(removeAllServices);
  expect(await screen.findByText('No service can be applied for at the moment')).toBeVisible();
  expect(screen.getByLabelText('Application Details')).toBe(details);
  await draftSaved();
});

it('opens a draft to be finished when no service is left @rest (#16)', async () => {
  const serviceId = await publish();
  await saveBegun(serviceId);
  await removeAllServices();
  openForm();
  expect(await screen.findByLabelText('Name of the child')).toHaveValue('Asha');
  expect(
    screen.getByText(wholeText(/from its list. You can no longer apply for it/)),
  ).toBeVisible();
});

it('shows that no service is offered if there is no draft', async () => {
  signInAs('admin');
  await removeAllServices();
  openForm();
  expect(await screen.findByText('No service can be applied for at the moment')).toBeVisible();
  expect(screen.queryByLabelText('Application Details')).not.toBeInTheDocument();
});

it('keeps the form when the list of services fails meanwhile, and retries @rest (#16)', async () => {
  await publish();
  const fail = await breakServices();
  const { user } = openForm();
  await fillIn(user);
  act(fail);
  expect(await screen.findByText('The list of services could not be loaded')).toBeVisible();
  const name = screen.getByLabelText('Name of the child');
  expect(name).toHaveValue('आशा कुलकर्णी');
  expect(screen.queryByText(/from its list/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.queryByText('The list of services could not be loaded')).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Name of the child')).toBe(name);
  await draftSaved();
});

it('opens a draft if the list of services cannot be loaded @rest (#16)', async () => {
  await saveBegun(await publish());
  const { services } = await openRecords();
  jest.spyOn(services, 'watch').mockImplementation(() => ({ error }) => {
    error(new Error('gone'));
    return () => undefined;
  });
  openForm();
  expect(await screen.findByLabelText('Name of the child')).toHaveValue('Asha');
  expect(screen.getByText('The list of services could not be loaded')).toBeVisible();
  expect(screen.queryByText(/from its list/)).not.toBeInTheDocument();
});

it('works without the questions if they cannot be loaded, until they are @rest (#16.4)', async () => {
  const { user, watchVersion } = await openWithoutQuestions();
  expect(await screen.findByText(/questions for this service could not be loaded/)).toBeVisible();
  const details = screen.getByLabelText('Application Details');
  expect(details).toBeRequired();
  await user.type(details, 'For school.');
  expect(screen.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  watchVersion.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name of the child')).toBeVisible();
  expect(screen.getByLabelText('Application Details (optional)')).toHaveValue('For school.');
  await draftSaved();
});

it('does not send the answer to a question that was hidden again @rest (#16.4)', async () => {
  await publish({ papers: [] });
  const { user } = openForm();
  await choose(user);
  await user.type(await screen.findByLabelText('Name of the child'), 'Asha');
  await user.click(screen.getByLabelText('Yes'));
  await user.type(screen.getByLabelText('Name of the hospital'), 'Civil Hospital');
  await user.click(screen.getByLabelText('No'));
  await user.click(screen.getByLabelText('I certify that all information provided is accurate'));
  await check(user);
  await screen.findByRole('heading', { name: 'Check your answers' });
  expect(screen.queryByText('Civil Hospital')).not.toBeInTheDocument();
  const application = await submit(user);
  expect(application?.form?.answers).toEqual({ child: 'Asha', hospital: 'no' });
});

it('offers the names of the last application, and fills them in on request @rest (#16.4)', async () => {
  await publish();
  const form = {
    serviceId: '1',
    version: 1,
    answers: {
      'child-name': 'Ravi Patil',
      'mother-name': 'Asha Patil',
      'father-name': 'Vijay Patil',
    },
    papers: {},
  };
  const applicant = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
  await submitNow(
    { id: 'before', service: 'Birth Certificate', details: '', form, documents: [] },
    applicant,
  );
  const { user } = openForm();
  await choose(user, 'Birth Certificate');
  const offer = await screen.findByText(/you already answered/);
  expect(offer).toHaveTextContent('Full name of the mother and Full name of the father.');
  const name = screen.getByLabelText('Full name of the mother');
  expect(name).toHaveValue('');
  const father = screen.getByLabelText('Full name of the father (optional)');
  await user.type(father, 'Vijay S. Patil');
  expect(offer).not.toHaveTextContent('Full name of the father');
  await user.click(screen.getByRole('button', { name: 'Use these answers' }));
  expect(name).toHaveValue('Asha Patil');
  expect(name).toHaveFocus();
  expect(father).toHaveValue('Vijay S. Patil');
  // The child is a different one this time, so its name is not filled in.
  expect(screen.getByLabelText('Full name of the child')).toHaveValue('');
  expect(offer).not.toBeInTheDocument();
  await draftSaved();
});

it('offers each answer from the latest application that has it, also an older one @rest (#16.4)', async () => {
  const applicant = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
  const submitted = (id: string, service: string, form: FilledForm) =>
    submitNow({ id, service, details: '', form, documents: [] }, applicant);
  const birth = (answers: FilledForm['answers']) => ({
    serviceId: '1',
    version: 1,
    papers: {},
    answers,
  });
  await submitted(
    'first',
    'Birth Certificate',
    birth({
      'mother-name': 'Asha Patil',
      'father-name': 'Vijay Patil',
    }),
  );
  await submitted('second', 'Birth Certificate', birth({ 'mother-name': 'Asha V. Patil' }));
  const serviceId = await publish({ papers: [] });
  const school = { child: 'Ravi', hospital: 'no' };
  await submitted('third', 'School Certificate', {
    serviceId,
    version: 1,
    answers: school,
    papers: {},
  });

  const { user } = openForm();
  await choose(user, 'Birth Certificate');
  await user.click(await screen.findByRole('button', { name: 'Use these answers' }));
  expect(screen.getByLabelText('Full name of the mother')).toHaveValue('Asha V. Patil');
  expect(screen.getByLabelText('Full name of the father (optional)')).toHaveValue('Vijay Patil');
  await draftSaved();
});

it('passes axe with the questions and with the check of the answers @rest (#16.4)', async () => {
  await publish();
  const { user, container } = openForm();
  await fillIn(user);
  await screen.findByText('card.pdf');
  expect(await axeOf(container)).toHaveNoViolations();
  await check(user);
  await screen.findByRole('heading', { name: 'Check your answers' });
  expect(await axeOf(container)).toHaveNoViolations();
  await draftSaved();
});
