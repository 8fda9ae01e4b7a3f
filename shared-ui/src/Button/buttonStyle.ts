import { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { theme } from '../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

const variants: Record<ButtonVariant, RuleSet> = {
  primary: css`
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
    color: ${theme.color.onPrimary};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.primaryHover};
      border-color: ${theme.color.primaryHover};
    }
  `,
  secondary: css`
    background: ${theme.color.surface};
    border-color: ${theme.color.control};
    color: ${theme.color.ink};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.raised};
      border-color: ${theme.color.ink};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${theme.color.primary};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.neutralGround};
      color: ${theme.color.primaryHover};
    }
  `,
  danger: css`
    background: ${theme.color.bad};
    border-color: ${theme.color.bad};
    color: ${theme.color.onBad};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.badHover};
      border-color: ${theme.color.badHover};
    }
  `,
};

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

/** The common style of a button and a link that looks like one. */
export const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  padding: ${({ $size }) =>
    $size === 'small' ? `6px ${theme.space[3]}` : `9px ${theme.space[4]}`};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  font-size: ${({ $size }) => ($size === 'small' ? theme.text.size14 : theme.text.size16)};
  font-weight: ${theme.text.strong};
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${theme.motion},
    border-color ${theme.motion};
  ${({ $variant }) => variants[$variant]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    /* With a ground a disabled quiet button would stand out among enabled ones. */
    ${({ $variant }) =>
      $variant !== 'quiet' &&
      css`
        background: ${theme.color.neutralGround};
        border-color: ${theme.color.neutralGround};
      `}
    color: ${theme.color.muted};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
