import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner';
import { TranslatableText } from '../TranslatableText/TranslatableText';
import { buttonStyle } from './buttonStyle';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './buttonStyle';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  /** Its action is still running: the button keeps the focus, and ignores further presses. */
  busy?: boolean | undefined;
  /** The label while busy, such as 'Signing in...'. */
  busyLabel?: string | undefined;
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = busy || rest['aria-disabled'] === true;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Control
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={press}
      $variant={variant}
      $size={size}
    >
      {busy ? <Spinner /> : icon}
      {/* The key replaces the whole element: a label of several parts cannot lose one of them in a translated page. */}
      <TranslatableText key={String(busy)}>
        {busy && busyLabel ? busyLabel : children}
      </TranslatableText>
    </Control>
  );
}

const Control = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
