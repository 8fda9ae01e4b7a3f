import { CheckboxField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useShortcutsMessages } from './i18n';
import { useShortcutsChoice } from './useShortcutsChoice';

interface ShortcutsListProps {
  /** The keys as labelled on a keyboard, with their actions. */
  keys: readonly { key: string; does: string }[];
}

/** The keys of a page, and the switch that turns them off and on. */
export function ShortcutsList({ keys }: ShortcutsListProps) {
  const t = useShortcutsMessages();
  const [isOn, choose] = useShortcutsChoice();
  return (
    <>
      <p>{t(isOn ? 'lead' : 'off')}</p>
      <Keys>
        <thead>
          <tr>
            <th scope="col">{t('key')}</th>
            <th scope="col">{t('does')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, does }) => (
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
