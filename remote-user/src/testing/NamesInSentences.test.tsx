import { act, screen, waitFor } from '@testing-library/react';
import { type WaitingSubmission } from 'shared-data';
import { activateLanguage } from 'shared-platform';
import { liveRecords } from '../../../tools/testing/liveRecords';
import { moveAs } from '../../../tools/testing/moveAs';
import { namelessService, submitForNameless } from '../../../tools/testing/namelessService';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { sentencesWith } from '../../../tools/testing/unmarkedText';
import { LastSubmission } from '../apply-for-service/LastSubmission';
import { Area } from './Area';

recordsForEachTest();
beforeEach(() => act(() => activateLanguage('hi')));
afterEach(() => act(() => activateLanguage('en')));

const citizen = { uid: 'demo-user', name: 'आशा', email: 'asha@example.com' };
const clerk = { uid: 'clerk', name: 'मीरा', role: 'staff' } as const;

const open = (path: string) =>
  act(() => Promise.resolve(renderPortal(<Area />, { path, session: 'user' })));

const expectMarkedIn = (sentence: string) =>
  waitFor(() => expect(sentencesWith(namelessService)).toContain(sentence));

describe('the English name of a service in a Hindi sentence @rest (#20.4)', () => {
  it('has a language mark in what needs the citizen', async () => {
    const { id, revision } = await submitForNameless(citizen);
    const review = await moveAs(clerk, id, { to: 'in-review', revision });
    await moveAs(clerk, id, { to: 'returned', note: 'कागज़', revision: review.revision });
    await open('/user/dashboard');
    await expectMarkedIn(': पंचायत ने आपसे कुछ माँगा है');
  });

  it('has a language mark in the activities @rest', async () => {
    await submitForNameless(citizen);
    await open('/user/activities');
    await expectMarkedIn('आपने आवेदन किया: ');
  });

  it('has a language mark where a submission is confirmed', async () => {
    const application = await submitForNameless(citizen);
    await act(() =>
      Promise.resolve(
        renderPortal(
          <LastSubmission
            submission={{ kind: 'sent', application }}
            isConfirming={false}
            onDismiss={jest.fn()}
          />,
          { session: 'user' },
        ),
      ),
    );
    await expectMarkedIn(`हमें  के लिए आपका आवेदन ${application.number} मिल गया है।`);
  });

  it('has a language mark where a waiting submission is discarded @rest', async () => {
    const waiting: WaitingSubmission = {
      id: 'waits',
      service: namelessService,
      details: 'दुकान',
      documents: [],
      queuedAt: '2026-11-20T07:35:00.000Z',
      state: 'waiting',
      sent: 0,
    };
    const records = await liveRecords();
    records.setOutbox([waiting]);
    const { user } = await open('/user/applications');
    await user.click(await screen.findByRole('button', { name: `आवेदन मिटाएँ: ${namelessService}` }));
    await expectMarkedIn(' के लिए आपका आवेदन पंचायत तक नहीं पहुँचा है। हटाने पर आपका भरा हुआ सब मिट जाएगा।');
  });
});
