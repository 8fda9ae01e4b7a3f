import { openDocument } from './openDocument';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const waiting = 'Opening…';

function tabOf() {
  return {
    opener: window as Window | null,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    close: jest.fn(),
  };
}

let tab: ReturnType<typeof tabOf>;
let saved: HTMLAnchorElement[];
let made: Blob[];

beforeEach(() => {
  tab = tabOf();
  saved = [];
  made = [];
  jest.spyOn(window, 'open').mockImplementation(() => tab as never);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this);
  });
  URL.createObjectURL = (content) => {
    made.push(content as Blob);
    return 'blob:document';
  };
});
afterEach(() => jest.restoreAllMocks());

const picture = { name: 'me.png', type: 'image/png' };

it('opens the tab within the press, before the content is loaded (#13.2)', () => {
  void openDocument(picture, () => new Promise(() => undefined), waiting);
  expect(window.open).toHaveBeenCalledWith('', '_blank');
  expect(tab.document.title).toBe('me.png');
  expect(tab.document.body.textContent).toBe(waiting);
  expect(tab.opener).toBeNull();
});

it('shows a picture in the tab', async () => {
  await openDocument(picture, () => Promise.resolve(new Blob([png])), waiting);
  expect(tab.location.replace).toHaveBeenCalledWith('blob:document');
  expect(made[0]?.type).toBe('image/png');
  expect(saved).toEqual([]);
});

it.each([
  ['a type with more in it', 'image/png, text/html', png],
  ['a page that is kept as a picture', 'image/png', '<script>alert(1)</script>'],
  ['a page', 'text/html', '<script>alert(1)</script>'],
  ['a drawing', 'image/svg+xml', '<svg onload="alert(1)"/>'],
  ['a type that is not known', 'application/octet-stream', 'x'],
])('saves %s under a type that nothing runs (#12.14)', async (_, type, content) => {
  const stored = new Blob([content], { type });
  await openDocument({ name: 'me.png', type }, () => Promise.resolve(stored), waiting);
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(made[0]?.type).toBe('application/octet-stream');
  expect(saved[0]).toMatchObject({ download: 'me.png', target: '' });
});

it('opens no tab for a type that no browser shows', async () => {
  const letter = { name: 'letter.doc', type: 'application/msword' };
  await openDocument(letter, () => Promise.resolve(new Blob(['x'])), waiting);
  expect(window.open).not.toHaveBeenCalled();
  expect(saved[0]).toMatchObject({ download: 'letter.doc' });
});

it('saves the document where the browser opens no tab', async () => {
  jest.mocked(window.open).mockReturnValue(null);
  await openDocument(picture, () => Promise.resolve(new Blob([png])), waiting);
  expect(saved[0]).toMatchObject({ download: 'me.png' });
});

it('closes the tab and passes the error on when the content cannot be read', async () => {
  const failing = openDocument(picture, () => Promise.reject(new Error('offline')), waiting);
  await expect(failing).rejects.toThrow('offline');
  expect(tab.close).toHaveBeenCalled();
});

it('does not touch a tab that was closed in the meantime', async () => {
  const opening = openDocument(picture, () => Promise.resolve(new Blob([png])), waiting);
  tab.closed = true;
  await opening;
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(saved).toEqual([]);
});
