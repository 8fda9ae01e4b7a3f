import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ToneMark } from '../StatusTag/ToneMark';
import { theme } from '../theme/theme';
import type { Tone } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useMessages } from '../i18n';

export interface NoticeProps {
  tone: Tone;
  /** The tone whose word a screen reader says, where it is not that of the colours: a rejection is no error. */
  spoken?: Tone;
  title?: string | undefined;
  children: ReactNode;
  /** Announces the message when it appears: at once ('alert'), or after the current speech ('status'). */
  live?: 'alert' | 'status' | undefined;
}

/** A message with its mark and, for screen readers, the word for its tone. */
export function Notice({ tone, spoken = tone, title, children, live }: NoticeProps) {
  const t = useMessages();
  return (
    <Box role={live} $tone={tone}>
      <ToneMark tone={tone} size={20} />
      <VisuallyHidden>{t(`notice.${spoken}`)} </VisuallyHidden>
      <div>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
      </div>
    </Box>
  );
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${({ $tone }) => theme.color[$tone]};
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => theme.color[`${$tone}Ground`]};

  > svg {
    margin-top: 2px;
    color: ${({ $tone }) => theme.color[$tone]};
  }
`;

const Title = styled.p`
  font-weight: ${theme.text.heading};
`;
