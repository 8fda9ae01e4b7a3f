import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/renderUi';
import { SearchField } from './SearchField';

/** A field with an address that updates only when the test presses a button. */
function Late({ answers }: { answers: readonly string[] }) {
  const [value, setValue] = useState('');
  const [handedOn, setHandedOn] = useState<readonly string[]>([]);
  return (
    <>
      <SearchField
        label="Search"
        placeholder="Name or number"
        value={value}
        onSearch={(text) => setHandedOn([...handedOn, text])}
      />
      {answers.map((answer) => (
        // Keeps the focus in the box, as if somebody were typing.
        <button
          key={answer}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setValue(answer)}
        >
          The address holds {answer || 'nothing'}
        </button>
      ))}
      <p>Handed on: {handedOn.join(' ')}</p>
    </>
  );
}

const arrive = (answer: string) =>
  screen.getByRole('button', { name: `The address holds ${answer}` });

describe('SearchField', () => {
  it.each([
    ['an older value arrives', 'pro', ['p'], 'pro'],
    ['older values arrive one by one', 'proof', ['p', 'pr', 'proo'], 'proof'],
    ['some are skipped on the way', 'proof', ['pr', 'proof'], 'proof'],
  ])('keeps what is typed when %s (#13.3)', async (_, typed, answers, shown) => {
    const { user } = renderUi(<Late answers={answers} />);
    const box = screen.getByLabelText('Search');
    await user.type(box, typed);
    for (const answer of answers) {
      await user.click(arrive(answer));
      expect(box).toHaveValue(shown);
    }
  });

  it('keeps what is typed when a letter is deleted (#13.3)', async () => {
    const { user } = renderUi(<Late answers={['a', 'ab']} />);
    const box = screen.getByLabelText('Search');
    await user.type(box, 'ab{Backspace}c');
    await user.click(arrive('a'));
    await user.click(arrive('ab'));
    await user.click(arrive('a'));
    expect(box).toHaveValue('ac');
  });

  it('follows the address to a value that was not typed', async () => {
    const { user } = renderUi(<Late answers={['b', 'caste', '']} />);
    const box = screen.getByLabelText('Search');
    await user.type(box, 'b');
    await user.click(arrive('b'));
    await user.click(arrive('caste'));
    expect(box).toHaveValue('caste');
    await user.click(arrive('nothing'));
    expect(box).toHaveValue('');
  });

  it('offers to clear its text, and moves the focus back to the field', async () => {
    const { user } = renderUi(<Late answers={['caste']} />);
    const clear = () => screen.queryByRole('button', { name: 'Clear the search' });
    expect(clear()).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'a');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByText(/^Handed on:/)).toHaveTextContent('Handed on: a');
    expect(clear()).toBeNull();
    await user.click(arrive('caste'));
    expect(clear()).toBeVisible();
  });
});
