import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderUi } from '../testing/renderUi';
import { useKeptFocus } from './useKeptFocus';

let leaveList: (name: string) => void;

/** 'Take' keeps the row where it is, and removes the button. */
function Cases() {
  const [names, setNames] = useState(['Asha', 'Ravi', 'Meera']);
  const [taken, setTaken] = useState<string[]>([]);
  const list = useKeptFocus('li');
  const leave = (name: string) => setNames((all) => all.filter((other) => other !== name));
  useEffect(() => {
    leaveList = leave;
  }, []);
  return (
    <section>
      <h2>Cases</h2>
      {names.length > 0 && (
        <ul ref={list}>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              {!taken.includes(name) && (
                <button onClick={() => setTaken([...taken, name])}>{`Take ${name}`}</button>
              )}
              <button onClick={() => leave(name)}>{`Close ${name}`}</button>
            </li>
          ))}
        </ul>
      )}
      <button>Beside the list</button>
    </section>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the focus in a list', () => {
  it('moves to the same control of the next row when its row leaves (#19.7)', async () => {
    const { user } = renderUi(<Cases />);
    await user.click(button('Close Asha'));
    await waitFor(() => expect(button('Close Ravi')).toHaveFocus());
  });

  it('moves to the previous row when the last one leaves', async () => {
    const { user } = renderUi(<Cases />);
    await user.click(button('Close Meera'));
    await waitFor(() => expect(button('Close Ravi')).toHaveFocus());
  });

  it('moves to the heading when no row is left', async () => {
    const { user } = renderUi(<Cases />);
    for (const name of ['Asha', 'Ravi', 'Meera']) await user.click(button(`Close ${name}`));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cases' })).toHaveFocus());
  });

  it('stays in the row when only its control is removed', async () => {
    const { user } = renderUi(<Cases />);
    await user.click(button('Take Ravi'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ravi' })).toHaveFocus());
  });

  it('does not return to a list that was left', async () => {
    const { user } = renderUi(<Cases />);
    await user.click(screen.getByRole('link', { name: 'Asha' }));
    await user.click(screen.getByRole('heading'));
    act(() => leaveList('Asha'));
    expect(document.body).toHaveFocus();
    act(() => button('Close Ravi').focus());
    await user.click(button('Beside the list'));
    act(() => leaveList('Ravi'));
    expect(button('Beside the list')).toHaveFocus();
  });

  it('ignores a key that is held down', async () => {
    const { user } = renderUi(<Cases />);
    act(() => button('Close Asha').focus());
    await user.keyboard('{Enter>3/}');
    await waitFor(() => expect(button('Close Ravi')).toHaveFocus());
    expect(button('Close Meera')).toBeVisible();
  });
});
