import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button, CheckboxField, theme } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { useShortcutsMessages } from './i18n';
import { useShortcuts } from './useShortcuts';
import { useShortcutsChoice } from './useShortcutsChoice';

interface ShortcutsHelpProps {
  /** The keys of the page as labelled on a keyboard, with their actions; '?' is added. */
  keys: readonly { key: string; does: string }[];
}

/** A button, and the key '?', that list the keys of a page, with a switch that turns them off and on. */
export function ShortcutsHelp({ keys }: ShortcutsHelpProps) {
  const t = useShortcutsMessages();
  const [isOpen, setOpen] = useState(false);
  const [isOn, choose] = useShortcutsChoice();
  useShortcuts({ '?': () => setOpen(true) });

  return (
    <>
      <Button
        variant="quiet"
        icon={<Keyboard size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      <Dialog open={isOpen} title={t('title')} onClose={() => setOpen(false)}>
        <p>{t(isOn ? 'lead' : 'off')}</p>
        <Keys>
          <thead>
            <tr>
              <th scope="col">{t('key')}</th>
              <th scope="col">{t('does')}</th>
            </tr>
          </thead>
          <tbody>
            {[...keys, { key: '?', does: t('help') }].map(({ key, does }) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </Keys>
        <CheckboxField
          label={t('switch')}
          hint={t('switchHint')}
          checked={isOn}
          onChange={({ target }) => choose(target.checked)}
        />
      </Dialog>
    </>
  );
}

const Keys = styled.table`
  width: 100%;
  margin-block: ${theme.space[4]};
  border-collapse: collapse;

  th,
  td {
    padding-block: ${theme.space[2]};
    padding-inline: 0 ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
  }

  kbd {
    display: inline-block;
    min-width: 28px;
    padding: 2px ${theme.space[2]};
    border: 1px solid ${theme.color.control};
    border-radius: 4px;
    text-align: center;
  }
`;
