import { css, styled } from 'styled-components';
import { theme } from '../theme/theme';

/** A checkbox or radio button with its label beside it. */
export const ChoiceRow = styled.div`
  display: flex;
  align-items: flex-start;

  label {
    flex: 1;
    min-width: 0;
    padding-block: 10px;
    padding-inline-start: ${theme.space[3]};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
`;

/** The common style of a checkbox and a radio button. Each adds its own shape, and its sign in `::after`. */
export const choiceMark = css`
  position: relative;
  flex: none;
  appearance: none;
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  margin: 10px 0 0;
  border: 1px solid ${theme.color.control};
  background: ${theme.color.surface};
  scroll-margin-top: 96px;
  cursor: pointer;

  /* Presses around the mark count as well: 44 px in all. */
  &::before {
    content: '';
    position: absolute;
    inset: -11px;
  }

  &::after {
    content: '';
    visibility: hidden;
  }

  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: ${theme.color.ink};
  }

  &[aria-invalid='true'] {
    border: 2px solid ${theme.color.bad};
  }

  &:checked {
    border-color: ${theme.color.primary};
  }

  &:checked::after {
    visibility: visible;
  }

  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.neutralGround};
    cursor: not-allowed;
  }

  &:disabled::after {
    background: ${theme.color.muted};
  }

  &:disabled + label {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
