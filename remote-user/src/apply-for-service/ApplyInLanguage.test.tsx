import { act, screen } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from '../testing/Area';

recordsForEachTest();
afterEach(() => act(() => activateLanguage('en')));

const openForm = () =>
  act(() =>
    Promise.resolve(
      renderPortal(<Area />, {
        path: '/user/apply?service=Birth%20Certificate',
        session: 'user',
      }),
    ),
  );

describe('the apply form in a further language', () => {
  it('asks in that language, and keeps the answers when another language is chosen (#20.4)', async () => {
    await act(() => activateLanguage('hi'));
    const { user } = await openForm();
    const service = await screen.findByRole('combobox', { name: 'आवश्यक सेवा' });
    expect(service).toHaveValue('Birth Certificate');
    expect(service).toHaveDisplayValue('जन्म प्रमाण पत्र');
    await user.type(await screen.findByLabelText('बच्चे का पूरा नाम'), 'लक्ष्मी');

    await act(() => activateLanguage('mr'));
    expect(service).toHaveValue('Birth Certificate');
    expect(service).toHaveDisplayValue('जन्म दाखला');
    expect(await screen.findByLabelText('बाळाचे पूर्ण नाव')).toHaveValue('लक्ष्मी');

    await act(() => activateLanguage('en'));
    expect(screen.getByLabelText('Full name of the child')).toHaveValue('लक्ष्मी');
    await screen.findByText('Kept on this device as a draft.');
  });

  it('lists the required papers in that language @rest (#20.4)', async () => {
    await act(() => activateLanguage('mr'));
    await openForm();
    expect(await screen.findByLabelText('बाळाचे पूर्ण नाव')).toBeVisible();
    expect(screen.queryByText(/Proof of identity/)).not.toBeInTheDocument();
  });
});
