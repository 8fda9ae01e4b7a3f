import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { recordInput, replayInput } from './inputReplay';

const sent = jest.fn();
const pressed = jest.fn<undefined, []>();

function Page() {
  const [name, setName] = useState('');
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(name);
        }}
      >
        <input value={name} onChange={({ target }) => setName(target.value)} />
        <button>Send</button>
      </form>
      <button onClick={() => pressed()}>
        <b>Theme</b>
      </button>
      <p>Text</p>
      <a href="/hi" hrefLang="hi">
        हिन्दी
      </a>
    </>
  );
}

let root: HTMLElement;
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const send = () => screen.getByRole('button', { name: 'Send' });
const theme = () => screen.getByRole('button', { name: 'Theme' });

/** The prerendered document, before hydration. */
function open() {
  root = document.createElement('div');
  // As the server sends it: React's own markup, which is then hydrated.
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  recordInput();
}
function typeBeforeStart(text: string) {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
function Repeat() {
  useEffect(replayInput, []);
  return null;
}
async function takeOver() {
  const page = (
    <>
      <Page />
      <Repeat />
    </>
  );
  render(page, { container: root, hydrate: true });
  // A press is replayed after React has rendered what was typed.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeEach(() => jest.clearAllMocks());

it('replays the last button that was pressed, once', async () => {
  open();
  send().click();
  screen.getByText('Theme').click();
  screen.getByText('Theme').click();
  screen.getByText('Text').click();
  await takeOver();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
  replayInput();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('replays a press once that happens after hydration and before its effects', async () => {
  open();
  render(<Page />, { container: root, hydrate: true });
  theme().click();
  expect(pressed).not.toHaveBeenCalled();
  replayInput();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});

it('keeps what was typed, and submits it if the button was pressed', async () => {
  const sentByBrowser = jest.fn();
  document.addEventListener('submit', sentByBrowser);
  open();
  typeBeforeStart('Zub');
  typeBeforeStart('Zubeda');
  send().click();
  expect(sentByBrowser).not.toHaveBeenCalled();
  await takeOver();
  expect(sent.mock.calls).toEqual([['Zubeda']]);
  expect(field().value).toBe('Zubeda');
  document.removeEventListener('submit', sentByBrowser);
});

it('lets the browser submit a form with an action', async () => {
  const sentByBrowser = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sentByBrowser);
  open();
  const form = send().closest('form');
  form?.setAttribute('action', '/user/login');
  send().click();
  expect(sentByBrowser).toHaveBeenCalledTimes(1);
  form?.removeAttribute('action');
  await takeOver();
  expect(sent).not.toHaveBeenCalled();
  document.removeEventListener('submit', sentByBrowser);
});

it('does nothing without input, or when the pressed button has left the page', async () => {
  open();
  await takeOver();
  expect(pressed).not.toHaveBeenCalled();

  open();
  typeBeforeStart('Zubeda');
  theme().click();
  root.remove();
  await takeOver();
  expect(pressed).not.toHaveBeenCalled();
});

it.each(['click', 'auxclick'])(
  'updates a language link to the same page before its %s is handled',
  (type) => {
    history.replaceState(null, '', '/user/applications/7?from=list');
    open();
    const link = screen.getByRole('link');
    const press = () => link.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    link.addEventListener(type, (event) => event.preventDefault());
    press();
    expect(link).toHaveAttribute('href', '/hi/user/applications/7?from=list');
    history.replaceState(null, '', '/');
  },
);

it('does nothing in a document without a recording', () => {
  expect(() => replayInput()).not.toThrow();
});
