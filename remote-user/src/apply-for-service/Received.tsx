import { useEffect, useRef } from 'react';
import type { Application } from 'shared-data';
import { Notice, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../user-paths';
import { useWords } from '../words';

interface ReceivedProps {
  application: Application;
}

/** The lasting line above the empty form: the number, and the ways to the receipt and the status. */
export function Received({ application: { id, number, service } }: ReceivedProps) {
  const words = useWords();
  const line = useRef<HTMLDivElement>(null);

  // It follows the confirmation, which took the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus();
  }, []);

  return (
    <Line ref={line} tabIndex={-1}>
      <Notice tone="good" live="status">
        <p>{words('apply.received', { number, service })}</p>
        <Ways>
          <TextLink to={userPaths.receipt(id)}>{words('apply.printReceipt')}</TextLink>
          <TextLink to={userPaths.application(id)}>{words('apply.follow')}</TextLink>
        </Ways>
      </Notice>
    </Line>
  );
}

const Line = styled.div`
  max-width: 720px;
  margin-bottom: ${theme.space[6]};
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-top: ${theme.space[2]};
`;
