import { screen } from '@testing-library/react';
import { addService, openRecords, publishService, type ApplicationDocument } from 'shared-data';
import { definitionWith } from '../../../tools/testing/sampleDefinition';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { ApplicationAnswers } from '.';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const pdf = (id: string, name: string): ApplicationDocument => ({
  id,
  name,
  type: 'application/pdf',
  size: 100,
});
const documents = [pdf('1', 'front.pdf'), pdf('2', 'letter.pdf'), pdf('3', 'back.pdf')];

async function publish(label: string, serviceId?: string) {
  const paper = { required: true, kinds: ['pdf' as const], maxFiles: 2 };
  const definition = definitionWith([{ id: 'child', kind: 'person-name', label, required: true }], {
    papers: [
      { ...paper, id: 'card', name: 'Ration card' },
      { ...paper, id: 'photo', name: 'Photograph' },
    ],
  });
  signInAs('admin');
  const added = serviceId ? undefined : await addService('School Certificate');
  const id = serviceId ?? (added?.added ? added.service.id : '');
  await publishService(id, definition, serviceId ? 1 : 0);
  return id;
}

const formOf = (serviceId: string) => ({
  serviceId,
  version: 1,
  answers: { child: 'आशा' },
  papers: { card: ['1', '3'] },
});

function rows() {
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  const values = texts('definition');
  return texts('term').map((label, index) => [label, values[index]]);
}

it('shows answers and papers by the version that the application was made with (#16.5)', async () => {
  const serviceId = await publish('Name of the child');
  await publish('Full name', serviceId);
  renderPortal(<ApplicationAnswers application={{ form: formOf(serviceId), documents }} />);
  expect(await screen.findByText('आशा')).toBeVisible();
  expect(rows()).toEqual([
    ['Name of the child', 'आशा'],
    ['Ration card', 'front.pdf\nback.pdf'],
    ['Photograph', 'No file'],
  ]);
});

it('renders nothing for an application without a form (#16.5)', () => {
  const { container } = renderPortal(<ApplicationAnswers application={{ documents }} />);
  expect(container).toBeEmptyDOMElement();
});

it('shows an error if the questions cannot be loaded, and tries again (#16.5)', async () => {
  const serviceId = await publish('Name of the child');
  const { definitions } = await openRecords();
  const watchVersion = jest
    .spyOn(definitions, 'watchVersion')
    .mockImplementation(() => ({ error }) => {
      error(new Error('gone'));
      return () => undefined;
    });
  const { user } = renderPortal(
    <ApplicationAnswers application={{ form: formOf(serviceId), documents }} />,
  );
  expect(await screen.findByText(/answers could not be shown/)).toBeVisible();
  watchVersion.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('आशा')).toBeVisible();
});
