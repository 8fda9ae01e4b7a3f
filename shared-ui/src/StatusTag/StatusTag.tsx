import { CornerUpLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import type { Tone } from '../theme/theme';
import { TranslatableText } from '../TranslatableText/TranslatableText';
import { ToneMark } from './ToneMark';

type TagTone = Tone | 'neutral' | 'calling';

export interface StatusTagProps {
  /** 'calling' is for things that wait for the reader: the only filled one. */
  tone: TagTone;
  children: ReactNode;
}

/** A status as a word with its mark: green, yellow, red, blue or grey (spec.md §4), and saffron for 'calling'. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <Tag $tone={tone}>
      {tone === 'calling' ? (
        <CornerUpLeft data-turns size={16} aria-hidden="true" />
      ) : (
        <ToneMark tone={tone === 'warn' ? 'waiting' : tone} size={16} />
      )}
      <TranslatableText>{children}</TranslatableText>
    </Tag>
  );
}

/**
 * 'calling' reuses existing colours, because new ones would be loaded by the landing page too; `focusGap` is dark in both
 * schemes.
 */
const groundOf = (tone: TagTone) =>
  tone === 'calling' ? theme.color.accent : theme.color[`${tone}Ground`];
const inkOf = (tone: TagTone) => (tone === 'calling' ? theme.color.focusGap : theme.color[tone]);

const Tag = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding-block: 2px;
  padding-inline: ${theme.space[2]} 10px;
  border-radius: 99px;
  background: ${({ $tone }) => groundOf($tone)};
  color: ${({ $tone }) => inkOf($tone)};
  font-size: ${theme.text.size14};
  font-weight: ${theme.text.strong};
  line-height: 1.43;
  vertical-align: middle;
  white-space: nowrap;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
