import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, writeSession } from 'shared-auth';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { keepLanguage } from './chosenLanguage';
import { LanguageRouter } from './LanguageRouter';
import { LanguageSwitch } from './LanguageSwitch';
import { useAccountLanguage } from './useAccountLanguage';

const mockRecords = {
  findAccountLanguage: jest.fn<Promise<string | undefined>, [string]>(),
  saveAccountLanguage: jest.fn<Promise<void>, [string, string]>(),
};
jest.mock('../configuration/loadRecords', () => ({
  loadRecords: () => Promise.resolve(mockRecords),
}));

function Area({ uid }: { uid: string | undefined }) {
  return useAccountLanguage(uid) ? <p>The area</p> : <p>Waiting</p>;
}

function Page({ uid }: { uid: string | undefined }) {
  return (
    <LanguageProvider>
      <LanguageRouter>
        <LanguageSwitch />
        <Area uid={uid} />
      </LanguageRouter>
    </LanguageProvider>
  );
}

function open(path: string, { uid, account }: { uid?: string; account?: string }) {
  history.replaceState(null, '', path);
  mockRecords.findAccountLanguage.mockResolvedValue(account);
  return render(<Page uid={uid} />);
}

const address = () => location.pathname + location.search + location.hash;
const area = () => screen.findByText('The area');

beforeEach(() => {
  mockRecords.findAccountLanguage.mockReset();
  mockRecords.saveAccountLanguage.mockReset().mockResolvedValue(undefined);
});
afterEach(async () => {
  localStorage.clear();
  jest.restoreAllMocks();
  await act(() => activateLanguage('en'));
});

describe('the language of an account', () => {
  it('redirects to the same page in it before the area shows', async () => {
    open('/user/apply?service=birth#papers', { uid: 'asha', account: 'mr' });
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(await area()).toBeVisible();
    expect(address()).toBe('/mr/user/apply?service=birth#papers');
    expect(localStorage.getItem('portal-language')).toBeNull();
  });

  it('changes the page after a login without hiding the area', async () => {
    const { rerender } = open('/user/login', { account: 'mr' });
    expect(await area()).toBeVisible();
    rerender(<Page uid="asha" />);
    expect(screen.getByText('The area')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/mr/user/login'));
  });

  it('overrides the browser’s language', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN']);
    open('/hi/user/dashboard', { uid: 'asha', account: 'mr' });
    await area();
    expect(address()).toBe('/mr/user/dashboard');
  });

  it('does not override a language that was chosen on the device', async () => {
    keepLanguage('en');
    open('/user/dashboard', { uid: 'asha', account: 'mr' });
    expect(screen.getByText('The area')).toBeVisible();
    await waitFor(() => expect(mockRecords.findAccountLanguage).toHaveBeenCalledWith('asha'));
    expect(address()).toBe('/user/dashboard');
    expect(mockRecords.saveAccountLanguage).not.toHaveBeenCalled();
  });

  it('does not override an address in a language', async () => {
    open('/hi/user/dashboard', { uid: 'asha', account: 'mr' });
    await waitFor(() => expect(mockRecords.findAccountLanguage).toHaveBeenCalledWith('asha'));
    await act(() => Promise.resolve());
    expect(address()).toBe('/hi/user/dashboard');
  });

  it('changes with a choice while its person is signed in', async () => {
    open('/user/dashboard', { uid: 'asha', account: 'mr' });
    await area();
    await userEvent.setup().click(screen.getByRole('link', { name: 'हिन्दी' }));
    await waitFor(() =>
      expect(mockRecords.saveAccountLanguage.mock.calls).toEqual([['asha', 'hi']]),
    );
    expect(address()).toBe('/hi/user/dashboard');
  });

  it('starts with the choice on the device', async () => {
    keepLanguage('hi');
    open('/hi/user/dashboard', { uid: 'asha' });
    await waitFor(() =>
      expect(mockRecords.saveAccountLanguage.mock.calls).toEqual([['asha', 'hi']]),
    );
  });

  it('stays unread while nobody is signed in', () => {
    open('/user/login', {});
    keepLanguage('hi');
    expect(mockRecords.findAccountLanguage).not.toHaveBeenCalled();
    expect(mockRecords.saveAccountLanguage).not.toHaveBeenCalled();
  });

  it.each(['xx', undefined])('leaves the page as it is where it is %s', async (account) => {
    open('/user/dashboard', { uid: 'asha', ...(account ? { account } : {}) });
    await area();
    expect(address()).toBe('/user/dashboard');
  });

  it('does not delay the next visit when it changed nothing', async () => {
    writeSession({ uid: 'asha', name: 'Asha', email: 'asha@example.com', role: 'user' });
    const { unmount } = open('/user/dashboard', { uid: 'asha' });
    await area();
    unmount();

    open('/user/dashboard', { uid: 'asha', account: 'mr' });
    expect(screen.getByText('The area')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/mr/user/dashboard'));
  });

  it('delays the next visit when it changed the address', async () => {
    writeSession({ uid: 'asha', name: 'Asha', email: 'asha@example.com', role: 'user' });
    const { unmount } = open('/user/dashboard', { uid: 'asha', account: 'mr' });
    await area();
    unmount();

    open('/user/dashboard', { uid: 'asha', account: 'mr' });
    expect(screen.getByText('Waiting')).toBeVisible();
    await area();
  });

  it('leaves nothing on the device once its person has signed out', async () => {
    writeSession({ uid: 'asha', name: 'Asha', email: 'asha@example.com', role: 'user' });
    const { rerender } = open('/user/dashboard', { uid: 'asha' });
    await area();
    expect(Object.values(localStorage)).toContain('asha');
    clearSession();
    rerender(<Page uid={undefined} />);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('lets the area show when the records do not answer', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.replaceState(null, '', '/user/dashboard');
    mockRecords.findAccountLanguage.mockRejectedValue(new Error('offline'));
    render(<Page uid="asha" />);
    expect(await area()).toBeVisible();
  });
});
