import { useEffect, useRef } from 'react';
import { OfficeHelp, PageColumns } from 'shared-area';
import { Card, Drawing, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useApplyMessages } from './i18n';
import { Steps } from './Steps';

interface ConfirmationProps {
  /** Whether the application is kept on the device until there is a network. */
  isWaiting: boolean;
}

/** Shown instead of the form for 3000 ms (spec.md §9), and announced. */
export function Confirmation({ isWaiting }: ConfirmationProps) {
  const t = useApplyMessages();
  const box = useRef<HTMLDivElement>(null);

  // The focused button has disappeared with the form.
  useEffect(() => box.current?.focus(), []);

  return (
    <PageColumns
      help={
        <>
          <Steps />
          <OfficeHelp />
        </>
      }
    >
      <Box ref={box} role="status" tabIndex={-1}>
        <Drawing of={isWaiting ? 'offline' : 'success'} />
        <h2>{t(isWaiting ? 'saved' : 'confirmed')}</h2>
        <p>{t(isWaiting ? 'savedText' : 'confirmedText')}</p>
      </Box>
    </PageColumns>
  );
}

const Box = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[16]};
  text-align: center;
`;
