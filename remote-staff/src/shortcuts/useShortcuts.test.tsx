import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Dialog } from 'shared-ui/dialog';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { KeyMark } from './KeyMark';
import { ShortcutsHelp } from './ShortcutsHelp';
import { useShortcuts } from './useShortcuts';

afterEach(() => localStorage.clear());

const moveDown = jest.fn<undefined, []>();
const openRow = jest.fn<undefined, []>();
beforeEach(() => jest.clearAllMocks());

function Page({ dialog = false }) {
  useShortcuts({ j: moveDown, Enter: openRow });
  return (
    <>
      <input aria-label="Note" />
      <input aria-label="Matches" type="checkbox" />
      <select aria-label="Service">
        <option>Jamabandi</option>
      </select>
      <button type="button">
        Take <KeyMark>J</KeyMark>
      </button>
      <ShortcutsHelp keys={[{ key: 'J', does: 'Next row' }]} />
      <Dialog open={dialog} title="Hand over" onClose={() => undefined} />
    </>
  );
}

function open(dialog = false) {
  return renderPortal(<Page dialog={dialog} />);
}

describe('useShortcuts', () => {
  it('handles the key by its place on a Devanagari keyboard (#44.11)', () => {
    open();
    fireEvent.keyDown(document.body, { key: 'र', code: 'KeyJ' });
    expect(moveDown).toHaveBeenCalledTimes(1);
  });

  it.each(['j', '{CapsLock}J', 'jj'])('handles the key as %s', async (keys) => {
    const { user } = open();
    await user.keyboard(keys);
    expect(moveDown).toHaveBeenCalledTimes(keys === 'jj' ? 2 : 1);
  });

  it.each(['k', '{Shift>}J{/Shift}', '{Control>}j{/Control}', '{Alt>}j{/Alt}', '{Meta>}j{/Meta}'])(
    'ignores %s',
    async (keys) => {
      const { user } = open();
      await user.keyboard(keys);
      expect(moveDown).not.toHaveBeenCalled();
    },
  );

  it('runs once while its key is held down', async () => {
    const { user } = open();
    await user.keyboard('{j>3/}');
    expect(moveDown).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a field', 'Note'],
    ['a list', 'Service'],
  ])('ignores keys that are typed in %s', async (_, name) => {
    const { user } = open();
    screen.getByLabelText(name).focus();
    await user.keyboard('j');
    expect(moveDown).not.toHaveBeenCalled();
  });

  it('handles keys while the focus is on a checkbox or a button, where a letter means nothing', async () => {
    const { user } = open();
    screen.getByLabelText('Matches').focus();
    await user.keyboard('j');
    screen.getByRole('button', { name: 'Take' }).focus();
    await user.keyboard('j');
    expect(moveDown).toHaveBeenCalledTimes(2);
  });

  it('leaves Enter to links and buttons', async () => {
    const { user } = open();
    await user.keyboard('{Enter}');
    expect(openRow).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Take' }).focus();
    await user.keyboard('{Enter}');
    expect(openRow).toHaveBeenCalledTimes(1);
  });

  it('ignores keys behind a dialog', async () => {
    const { user } = open(true);
    await user.keyboard('j');
    expect(moveDown).not.toHaveBeenCalled();
  });
});

describe('ShortcutsHelp', () => {
  it('lists the keys of the page', async () => {
    const { user, container } = open();
    await user.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(await within(dialog).findByRole('row', { name: 'J Next row' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: '? Show these shortcuts' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('turns the shortcuts off on this device, and on again', async () => {
    const { user, unmount } = open();
    const button = () => screen.getByRole('button', { name: 'Keyboard shortcuts' });
    const box = () => screen.findByRole('checkbox', { name: /Use keyboard shortcuts/ });
    await user.click(button());
    await user.click(await box());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('j?');
    expect(moveDown).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take' })).toHaveTextContent(/^Take$/);

    unmount();
    open();
    await user.keyboard('j');
    expect(moveDown).not.toHaveBeenCalled();
    await user.click(button());
    expect(await box()).not.toBeChecked();
    await user.click(await box());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('j');
    expect(moveDown).toHaveBeenCalledTimes(1);
  });

  it('turns them off for this page if the browser cannot store the choice', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const box = await screen.findByRole('checkbox', { name: /Use keyboard shortcuts/ });
    await user.click(box);
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(box).toBeChecked();
    jest.restoreAllMocks();
  });
});
