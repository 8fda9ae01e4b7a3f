import { useId, type ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useReviewMessages } from './i18n';

/** The documents of a paper before the citizen's correction, below the current ones. */
export function ReplacedPapers({ children }: { children: ReactNode }) {
  const t = useReviewMessages();
  const titleId = useId();
  return (
    <Replaced role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{t('replaced')}</Title>
      {children}
    </Replaced>
  );
}

const Replaced = styled.div`
  margin-top: ${theme.space[2]};
`;

const Title = styled.p`
  margin-bottom: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: 400;
`;
