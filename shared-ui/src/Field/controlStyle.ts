import { css } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { theme } from '../theme/theme';

/** The style of controls for typing and choosing. */
export const controlStyle = css`
  width: 100%;
  min-height: ${theme.size.target};
  padding: 9px ${theme.space[3]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  scroll-margin-top: 96px;
  transition: border-color ${theme.motion};

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }

  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: ${theme.color.ink};
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.bad};
    border-width: 2px;
    padding: 8px 11px;
  }

  &:disabled,
  &:read-only:not(select) {
    background: ${theme.color.neutralGround};
    color: ${theme.color.muted};
  }

  &:disabled {
    cursor: not-allowed;
  }

  /* The parts of a date take the focus themselves, and show no ring of the theme. */
  &:is([type='date'], [type='time']):focus-within {
    ${focusRing}
  }
`;
