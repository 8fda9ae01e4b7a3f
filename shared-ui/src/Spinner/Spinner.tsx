import { keyframes, styled } from 'styled-components';

export interface SpinnerProps {
  /** Diameter in pixels. */
  size?: number | undefined;
}

/** A turning ring, hidden from screen readers: the text beside it says what is going on. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return <Ring aria-hidden="true" $size={size} />;
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  flex: none;
  display: inline-block;
  width: ${({ $size }) => `${$size}px`};
  height: ${({ $size }) => `${$size}px`};
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
