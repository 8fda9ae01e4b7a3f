import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { renderUi } from '../testing/renderUi';
import { DeskWithOutcome } from './Outcome.examples';
import { Button } from '../Button/Button';
import { ErrorBox } from '../ErrorBox/ErrorBox';
import type { Outcome } from './Outcome';
import { OutcomeProvider } from './OutcomeProvider';
import { useAction } from './useAction';
import { useOutcome } from './useOutcome';

const approve = () => screen.getByRole('button', { name: 'Approve' });
const text = '#PAN-2026-001 was approved.';

function undoable() {
  let resolve: () => void = () => undefined;
  const onUndo = jest.fn(() => new Promise<void>((done) => (resolve = done)));
  const finish = () => {
    resolve();
    return Promise.resolve();
  };
  return { outcome: { tone: 'good', text, onUndo } as const, onUndo, finish };
}

describe('the outcome bar', () => {
  it('has its live region before its text (#12.1)', async () => {
    const { user } = renderUi(<DeskWithOutcome />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await user.click(approve());
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent(text);
  });

  it('stays until it is dismissed, and returns the focus (#12.1)', async () => {
    const { user } = renderUi(<DeskWithOutcome />);
    await user.click(approve());
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(approve()).toHaveFocus();
  });

  it('closes with Escape (#12.1)', async () => {
    const { user } = renderUi(<DeskWithOutcome />);
    await user.click(approve());
    await user.keyboard('{Escape}');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(approve()).toHaveFocus();
  });

  it('disappears with its page (#12.1)', async () => {
    const { user } = renderUi(
      <>
        <DeskWithOutcome />
        <Link to="/elsewhere">Elsewhere</Link>
      </>,
    );
    await user.click(approve());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('stays on the page that its action leads to, and disappears with that page (#18.2)', async () => {
    const { user } = renderUi(
      <>
        <DeskWithOutcome outcome={{ tone: 'good', text, page: '/elsewhere' }} />
        <Link to="/elsewhere">Elsewhere</Link>
        <Link to="/home">Home</Link>
      </>,
    );
    await user.click(approve());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('has no Undo for an action that cannot be undone (#12.1)', async () => {
    const { user } = renderUi(<DeskWithOutcome />);
    await user.click(approve());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('undoes once, however often it is pressed (#12.1)', async () => {
    const { outcome, onUndo, finish } = undoable();
    const { user } = renderUi(<DeskWithOutcome outcome={outcome} />);
    await user.click(approve());
    await user.dblClick(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    await act(finish);
  });

  it('undoes with Ctrl and Z, but not while somebody types (#12.1)', async () => {
    const { outcome, onUndo, finish } = undoable();
    const { user } = renderUi(<DeskWithOutcome outcome={outcome} />);
    await user.click(approve());
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'x{Control>}z{/Control}');
    expect(onUndo).not.toHaveBeenCalled();
    act(() => approve().focus());
    await user.keyboard('{Control>}z{/Control}');
    expect(onUndo).toHaveBeenCalledTimes(1);
    await act(finish);
  });

  it('keeps the focus when the result replaces Undo (#12.1)', async () => {
    function Desk() {
      const showOutcome = useOutcome();
      const onUndo = () => {
        showOutcome({ tone: 'info', text: 'Taken back.' });
        return Promise.resolve();
      };
      return <button onClick={() => showOutcome({ tone: 'good', text, onUndo })}>Approve</button>;
    }
    const { user } = renderUi(
      <OutcomeProvider>
        <Desk />
      </OutcomeProvider>,
    );
    await user.click(approve());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Taken back.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  });
});

describe('a second press at the same point', () => {
  const rows = ['First', 'Second'];

  /** Each press removes its button, so that the next one moves into its place. */
  function renderRows(pressed: (name: string) => void) {
    return renderUi(
      <OutcomeProvider>
        {rows.map((name) => (
          <button key={name} onClick={() => pressed(name)}>
            {name}
          </button>
        ))}
      </OutcomeProvider>,
    );
  }

  function press(name: string, x: number, timeStamp: number) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => void screen.getByRole('button', { name }).dispatchEvent(event));
  }

  it.each<[string, number, number, string[]]>([
    ['0.3 s later', 100, 1300, ['First']],
    ['0.3 s later, a finger’s width beside it', 108, 1300, ['First']],
    ['0.3 s later, elsewhere', 300, 1300, ['First', 'Second']],
    ['2 s later', 100, 3000, ['First', 'Second']],
  ])('%s reaches another control only if that was intended (#12.1)', (_when, x, at, reached) => {
    const pressed: string[] = [];
    renderRows((name) => pressed.push(name));
    press('First', 100, 1000);
    press('Second', x, at);
    expect(pressed).toEqual(reached);
  });

  it('does nothing soon after a late outcome of the first press (#12.1)', async () => {
    const pressed: string[] = [];
    let finish: (outcome: Outcome) => void = () => undefined;
    function Rows() {
      const { run } = useAction(() => 'It failed.');
      const approveFirst = () =>
        void run('First', () => new Promise<Outcome>((resolve) => (finish = resolve)));
      return (
        <>
          <button onClick={approveFirst}>First</button>
          <button onClick={() => pressed.push('Second')}>Second</button>
        </>
      );
    }
    renderUi(
      <OutcomeProvider>
        <Rows />
      </OutcomeProvider>,
    );
    press('First', 100, 1000);
    jest.spyOn(performance, 'now').mockReturnValue(5000);
    await act(() => {
      finish({ tone: 'good', text });
      return Promise.resolve();
    });
    press('Second', 100, 5300);
    expect(pressed).toEqual([]);
    press('Second', 100, 7000);
    expect(pressed).toEqual(['Second']);
  });

  it('reaches the same control (#12.1)', () => {
    const pressed: string[] = [];
    renderRows((name) => pressed.push(name));
    press('First', 100, 1000);
    press('First', 100, 1200);
    expect(pressed).toEqual(['First', 'First']);
  });

  it('does not count a press by keyboard, which has no point (#12.1)', () => {
    const pressed: string[] = [];
    renderRows((name) => pressed.push(name));
    press('First', 0, 1000);
    press('Second', 0, 1200);
    expect(pressed).toEqual(['First', 'Second']);
  });
});

/** Renders a component with a button 'Save'. Returns a function that presses it. */
function renderSaving(Saving: ComponentType) {
  const { user } = renderUi(
    <OutcomeProvider>
      <Saving />
    </OutcomeProvider>,
  );
  return () => user.click(screen.getByRole('button', { name: 'Save' }));
}

it.each<[string, Outcome | undefined, string]>([
  ['its outcome', { tone: 'good', text: 'Saved.' }, 'Saved.'],
  ['what it has shown itself', undefined, 'Shown before.'],
])('leaves %s on the screen after an action', async (_what, outcome, shown) => {
  function Saving() {
    const showOutcome = useOutcome();
    const { run } = useAction(() => 'It failed.');
    const save = () => {
      showOutcome({ tone: 'info', text: 'Shown before.' });
      return Promise.resolve(outcome);
    };
    return <button onClick={() => void run('a', save)}>Save</button>;
  }
  const pressSave = renderSaving(Saving);
  await pressSave();
  expect(await screen.findByText(shown)).toBeVisible();
});

it.each<[string, string | Outcome | null, string | undefined]>([
  ['a text', 'The records are away.', 'The records are away.'],
  ['an outcome of its own', { tone: 'warn', text: 'Somebody was faster.' }, 'Somebody was faster.'],
  ['nothing', null, undefined],
])('shows %s when an action throws, and can be tried again', async (_what, message, shown) => {
  const results: boolean[] = [];
  const failing = jest.fn(() => Promise.reject(new Error('No.')));
  function Saving() {
    const { run } = useAction(() => message);
    const save = async () => results.push(await run('a', failing));
    return <button onClick={() => void save()}>Save</button>;
  }
  const pressSave = renderSaving(Saving);
  await pressSave();
  if (shown) expect(await screen.findByText(shown)).toBeVisible();
  await pressSave();
  expect(failing).toHaveBeenCalledTimes(2);
  expect(results).toEqual([false, false]);
});

it('returns the outcome of an action to the page instead of the bar, until the next one begins (#14.2)', async () => {
  const save = jest.fn<Promise<Outcome | undefined>, []>(() => Promise.resolve(undefined));
  save
    .mockRejectedValueOnce(new Error('No.'))
    .mockResolvedValueOnce({ tone: 'good', text: 'It is saved.' });
  function Saving() {
    const { run, outcome } = useAction(() => 'It failed.', { shownIn: 'page' });
    return (
      <>
        {outcome && <p role="alert">{outcome.text}</p>}
        <button onClick={() => void run('a', save)}>Save</button>
      </>
    );
  }
  const pressSave = renderSaving(Saving);
  await pressSave();
  expect(await screen.findByRole('alert')).toHaveTextContent('It failed.');
  await pressSave();
  expect(await screen.findByRole('alert')).toHaveTextContent('It is saved.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pressSave();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('runs only one action at a time for each key (#12.1)', async () => {
  const finish: (() => void)[] = [];
  const started = jest.fn(
    (_key: string) => new Promise<undefined>((resolve) => finish.push(() => resolve(undefined))),
  );
  function Rows() {
    const { running, run } = useAction(() => 'It failed.');
    return (
      <>
        {['a', 'b'].map((key) => (
          <button
            key={key}
            aria-busy={running.has(key)}
            onClick={() => void run(key, () => started(key))}
          >
            {key}
          </button>
        ))}
      </>
    );
  }
  const { user } = renderUi(
    <OutcomeProvider>
      <Rows />
    </OutcomeProvider>,
  );
  const one = screen.getByRole('button', { name: 'a' });
  const other = screen.getByRole('button', { name: 'b' });
  await user.dblClick(one);
  await user.click(other);
  expect(started.mock.calls).toEqual([['a'], ['b']]);
  expect(one).toHaveAttribute('aria-busy', 'true');
  await act(() => {
    finish[0]?.();
    return Promise.resolve();
  });
  expect(one).toHaveAttribute('aria-busy', 'false');
  expect(other).toHaveAttribute('aria-busy', 'true');
  await user.click(one);
  expect(started).toHaveBeenCalledTimes(3);
});

describe('an action whose answer the server owes (#44e)', () => {
  function Desk({
    act,
    shownIn,
  }: {
    act: () => Promise<Outcome | undefined>;
    shownIn: 'bar' | 'page';
  }) {
    const { run, running, outcome } = useAction(failed, { shownIn });
    return (
      <>
        <Button busy={running.has('pay')} onClick={() => void run('pay', act)}>
          Pay
        </Button>
        {outcome && <ErrorBox>{outcome.text}</ErrorBox>}
      </>
    );
  }
  const failed = () => 'Nothing was changed.';
  interface Ending {
    resolve: (result: Outcome | undefined) => Promise<void>;
    reject: () => Promise<void>;
  }

  function renderDesk(shownIn: 'bar' | 'page') {
    let end: Ending = { resolve: () => Promise.resolve(), reject: () => Promise.resolve() };
    const act = jest.fn(() => {
      const promise = new Promise<Outcome | undefined>((resolve, reject) => {
        end = {
          async resolve(result) {
            resolve(result);
            await promise.catch(() => undefined);
          },
          async reject() {
            reject(new Error('lost'));
            await promise.catch(() => undefined);
          },
        };
      });
      return promise;
    });
    const desk = (isUnanswered: boolean) => (
      <OutcomeProvider isUnanswered={isUnanswered}>
        <Desk act={act} shownIn={shownIn} />
      </OutcomeProvider>
    );
    const { user, rerender } = renderUi(desk(false));
    return { user, act, setUnanswered: (is: boolean) => rerender(desk(is)), end: () => end };
  }
  const notKnown = /not known yet whether this was saved/;

  it.each(['bar', 'page'] as const)(
    'says in the %s that it is not known yet, is not offered again, and says later that it was saved',
    async (shownIn) => {
      const { user, act: pay, setUnanswered, end } = renderDesk(shownIn);
      await user.click(screen.getByRole('button', { name: 'Pay' }));
      expect(screen.queryByText(notKnown)).not.toBeInTheDocument();
      setUnanswered(true);
      expect(screen.getByText(notKnown)).toBeVisible();
      await user.click(screen.getByRole('button', { name: /Pay/ }));
      expect(pay).toHaveBeenCalledTimes(1);

      await act(() => end().resolve({ tone: 'good', text: 'Paid.' }));
      expect(screen.getByText('Paid.')).toBeVisible();
      expect(screen.queryByText(notKnown)).not.toBeInTheDocument();
    },
  );

  it.each(['bar', 'page'] as const)('says in the %s that it was not saved', async (shownIn) => {
    const { user, setUnanswered, end } = renderDesk(shownIn);
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    setUnanswered(true);
    await act(() => end().reject());
    expect(screen.getByText('Nothing was changed.')).toBeVisible();
    expect(screen.queryByText(notKnown)).not.toBeInTheDocument();
  });

  it('says that it is saved where the action has no outcome of its own', async () => {
    const { user, setUnanswered, end } = renderDesk('bar');
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    setUnanswered(true);
    await act(() => end().resolve(undefined));
    expect(screen.getByText('It is saved now.')).toBeVisible();
  });

  it('says nothing of the kind while no action is running', () => {
    const { setUnanswered } = renderDesk('bar');
    setUnanswered(true);
    expect(screen.queryByText(notKnown)).not.toBeInTheDocument();
  });
});
