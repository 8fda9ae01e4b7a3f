import { act, screen, waitFor } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { namelessService, submitForNameless } from '../../../tools/testing/namelessService';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { sentencesWith } from '../../../tools/testing/unmarkedText';
import { AssignForm } from 'shared-area/assign';
import { useTakeNext } from '../worklist/useTakeNext';
import { StaffArea } from './StaffArea';
import { OutcomeProvider } from 'shared-ui/outcome';

recordsForEachTest();
beforeEach(() => act(() => activateLanguage('hi')));
afterEach(() => act(() => activateLanguage('en')));

const assignWords = { none: 'Nobody', label: 'Give', busyLabel: 'Giving...', describe: String };
const citizen = { uid: 'citizen-1', name: 'ज़ुबेदा', email: 'zubeda@example.com' };
const show = (page: Parameters<typeof renderPortal>[0], path?: string) =>
  act(() => Promise.resolve(renderPortal(page, { ...(path ? { path } : {}), session: 'staff' })));
const expectMarkedIn = (sentence: string) =>
  waitFor(() => expect(sentencesWith(namelessService)).toContain(sentence));

function TakeNext() {
  const { takeNext } = useTakeNext(undefined);
  return <button onClick={() => void takeNext(namelessService)}>अगला</button>;
}

describe('the English name of a service in a Hindi sentence (#20.4)', () => {
  it('has a language mark above a review', async () => {
    await submitForNameless(citizen);
    await show(<StaffArea />, '/staff/review/nameless');
    await expectMarkedIn(', आवेदक ज़ुबेदा');
  });

  it('has a language mark where an application is handed over', async () => {
    const application = await submitForNameless(citizen);
    await show(
      <OutcomeProvider>
        <AssignForm
          application={application}
          colleagues={[{ uid: 'meera', name: 'मीरा' }]}
          onCancel={jest.fn()}
          {...assignWords}
          onAssigned={jest.fn()}
        />
      </OutcomeProvider>,
    );
    await expectMarkedIn(', आवेदक ज़ुबेदा');
  });

  it('has a language mark where no application of it is left to take', async () => {
    const { user } = await show(
      <OutcomeProvider>
        <TakeNext />
      </OutcomeProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'अगला' }));
    await expectMarkedIn(' में लेने के लिए कुछ नहीं बचा। सभी सेवाएँ देखें, या वहाँ ‘अगला अपने पास लें’ चुनें।');
  });
});
