import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TranslatableText } from '../TranslatableText/TranslatableText';
import { buttonStyle } from './buttonStyle';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './buttonStyle';

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Control {...rest} $variant={variant} $size={size}>
      {icon}
      <TranslatableText>{children}</TranslatableText>
    </Control>
  );
}

const Control = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
