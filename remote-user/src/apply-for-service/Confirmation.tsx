import { CircleCheck, HardDriveUpload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface ConfirmationProps {
  /** It is kept on the device until there is a network. */
  isWaiting: boolean;
}

/** Shown in the place of the form for 3000 ms (spec.md §9), and read out. */
export function Confirmation({ isWaiting }: ConfirmationProps) {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const Mark = isWaiting ? HardDriveUpload : CircleCheck;

  // The button that had the focus is gone with the form.
  useEffect(() => box.current?.focus(), []);

  return (
    <Box ref={box} role="status" tabIndex={-1} $isWaiting={isWaiting}>
      <Mark size={36} aria-hidden="true" />
      <h2>{t(isWaiting ? 'apply.saved' : 'apply.confirmed')}</h2>
      <p>{t(isWaiting ? 'apply.savedText' : 'apply.confirmedText')}</p>
    </Box>
  );
}

const Box = styled(Card)<{ $isWaiting: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  max-width: 720px;
  padding-block: ${theme.space[16]};
  text-align: center;

  > svg {
    color: ${({ $isWaiting }) => ($isWaiting ? theme.color.warn : theme.color.good)};
  }
`;
