import { act, screen, waitFor } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { OutcomeProvider } from 'shared-ui/outcome';
import { namelessService, submitForNameless } from '../../../tools/testing/namelessService';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { sentencesWith } from '../../../tools/testing/unmarkedText';
import { ApproveDialog } from '../applications/ApproveDialog';
import { AssignForm } from 'shared-area/assign';
import { RejectForm } from '../applications/RejectForm';
import { useFailureMessage } from '../applications/useFailureMessage';
import { addServiceAsAdmin } from './addServiceAsAdmin';
import { renderArea } from './renderArea';

recordsForEachTest();
beforeEach(() => act(() => activateLanguage('hi')));
afterEach(() => act(() => activateLanguage('en')));

const assignWords = { none: 'Nobody', label: 'Give', busyLabel: 'Giving...', describe: String };
const citizen = { uid: 'citizen-1', name: 'ज़ुबेदा', email: 'zubeda@example.com' };
type Application = Awaited<ReturnType<typeof submitForNameless>>;

const show = (page: Parameters<typeof renderPortal>[0]) =>
  act(() =>
    Promise.resolve(renderPortal(<OutcomeProvider>{page}</OutcomeProvider>, { session: 'admin' })),
  );
const open = (path: string) => act(() => Promise.resolve(renderArea(path)));
const expectMarkedIn = (sentence: string) =>
  waitFor(() => expect(sentencesWith(namelessService)).toContain(sentence));

function Failure({ application }: { application: Application }) {
  const failureMessage = useFailureMessage();
  return <p>{failureMessage({ application, error: new Error('no network') }, 'several')}</p>;
}

describe('the English name of a service in a Hindi sentence (#20.4)', () => {
  it.each<[string, (application: Application) => Parameters<typeof renderPortal>[0]]>([
    [
      'approved',
      (application) => (
        <ApproveDialog question={{ application, approve: jest.fn() }} onClose={jest.fn()} />
      ),
    ],
    [
      'rejected',
      (application) => (
        <RejectForm application={application} onCancel={jest.fn()} onRejected={jest.fn()} />
      ),
    ],
    [
      'assigned',
      (application) => (
        <AssignForm
          application={application}
          colleagues={[{ uid: 'meera', name: 'मीरा' }]}
          onCancel={jest.fn()}
          {...assignWords}
          onAssigned={jest.fn()}
        />
      ),
    ],
  ])('has a language mark where an application is %s', async (_, form) => {
    await show(form(await submitForNameless(citizen)));
    await expectMarkedIn(', आवेदक ज़ुबेदा');
  });

  it('has a language mark where an approval fails', async () => {
    const application = await submitForNameless(citizen);
    await show(<Failure application={application} />);
    await waitFor(() =>
      expect(sentencesWith(namelessService)).toEqual([
        expect.stringMatching(new RegExp(`${application.number}, , आवेदक ज़ुबेदा`)),
      ]),
    );
  });

  it('has a language mark in the recent activity', async () => {
    await submitForNameless(citizen);
    await open('/admin/dashboard');
    await expectMarkedIn('ज़ुबेदा ने आवेदन किया: ');
  });

  it('has a language mark where the service is removed and restored @rest', async () => {
    await addServiceAsAdmin(namelessService);
    const { user } = await open('/admin/services');
    await user.click(await screen.findByRole('button', { name: `${namelessService} हटाएँ` }));
    await waitFor(() => expect(sentencesWith(namelessService).join()).toMatch(/^सेवा हटाई गई: “”।/));
  });

  it('has a language mark above the designer', async () => {
    const { id } = await addServiceAsAdmin(namelessService);
    await open(`/admin/services/${id}`);
    await waitFor(() =>
      expect(sentencesWith(namelessService)).toContainEqual(expect.stringMatching(/[ऀ-ॿ]/)),
    );
  });
});

it('marks the papers of a service that are listed in English (#20.4)', async () => {
  await open('/admin/services');
  const [papers] = await screen.findAllByText(/Proof of/, { selector: '[lang=en]' });
  expect(papers?.parentElement?.parentElement).toHaveTextContent(/^दस्तावेज़: /);
});
