import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useShortcutsChoice } from './useShortcutsChoice';

/** The key of a button, shown on it: visual only, and only if the key works and there is likely a keyboard. */
export function KeyMark({ children }: { children: string }) {
  const [isOn] = useShortcutsChoice();
  return isOn ? <Mark aria-hidden="true">{children}</Mark> : null;
}

const Mark = styled.kbd`
  padding: 0 ${theme.space[1]};
  border: 1px solid currentcolor;
  border-radius: 4px;
  font:
    600 12px/16px ui-monospace,
    monospace;

  @media (hover: none) {
    display: none;
  }
`;
