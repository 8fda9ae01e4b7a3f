import { act, screen, waitFor } from '@testing-library/react';
import { saveSettings, type Member } from 'shared-data';
import { usualSettings } from 'shared-data/model';
import { activateLanguage } from 'shared-platform';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { signInAs } from '../../../tools/testing/signInAs';
import { InvitationSent } from './InvitationSent';

recordsForEachTest();
afterEach(() => act(() => activateLanguage('en')));

const member: Member = {
  uid: 'invited',
  name: 'Zubeda Quazi',
  email: 'zubeda@example.com',
  role: 'staff',
  joinedAt: null,
  invitedAt: '2026-11-20T07:35:00.000Z',
};

it.each([
  ['mr', 'ग्रामपंचायत वडगाव'],
  ['hi', 'Wadgaon Council'],
  ['en', 'Wadgaon Council'],
])(
  'shows in the email in %s the council’s name in that language (#20.4)',
  async (language, name) => {
    signInAs('admin');
    const translations = { mr: { name: 'ग्रामपंचायत वडगाव' } };
    await saveSettings({ ...usualSettings, name: 'Wadgaon Council', translations });
    await act(() => activateLanguage(language));
    await act(() =>
      Promise.resolve(renderPortal(<InvitationSent member={member} onAnother={jest.fn()} />)),
    );
    const mail = () => screen.getAllByRole('link')[0]?.getAttribute('href') ?? '';
    await waitFor(() => {
      const { searchParams } = new URL(mail());
      expect(searchParams.get('subject')).toContain(name);
      expect(searchParams.get('body')).toContain(name);
    });
  },
);
