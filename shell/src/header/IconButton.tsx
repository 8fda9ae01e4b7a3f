import type { ComponentProps, ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
}

/** For the theme and the menu button, which show only an icon; their name is read out and shown on hover. */
export function IconButton({ label, icon, ...button }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} title={label} {...button}>
      {icon}
    </Square>
  );
}

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.ink};
  cursor: pointer;

  &:hover {
    background: ${theme.color.raised};
    border-color: ${theme.color.line};
  }
`;
