import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import type { Tone } from '../theme/theme';
import { ToneMark } from './ToneMark';

export interface StatusTagProps {
  tone: Tone | 'neutral';
  children: ReactNode;
}

/** A status as a word with its mark: green, yellow, red, blue or grey (spec.md §4). */
export function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <Tag $tone={tone}>
      <ToneMark tone={tone === 'warn' ? 'waiting' : tone} size={16} />
      {children}
    </Tag>
  );
}

const Tag = styled.span<{ $tone: Tone | 'neutral' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 10px 2px ${theme.space[2]};
  border-radius: 99px;
  background: ${({ $tone }) => theme.color[`${$tone}Ground`]};
  color: ${({ $tone }) => theme.color[$tone]};
  font-size: ${theme.text.size14};
  font-weight: ${theme.text.strong};
  line-height: 1.43;
  vertical-align: middle;
  white-space: nowrap;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
