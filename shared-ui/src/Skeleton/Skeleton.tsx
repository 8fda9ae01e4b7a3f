import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';

export interface SkeletonProps {
  /** Any CSS length; by default the full width. */
  width?: string | undefined;
  /** Any CSS length; by default one line of text. */
  height?: string | undefined;
  /** The number of bars, one below the other. */
  lines?: number | undefined;
}

/** The shape of content that is loading. The page announces in words that it is loading. */
export function Skeleton({ width = '100%', height = '1.25em', lines = 1 }: SkeletonProps) {
  return (
    <Stack aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Bar key={line} $width={width} $height={height} />
      ))}
    </Stack>
  );
}

const breathe = keyframes`50% { opacity: 0.5; }`;

const Stack = styled.span`
  display: grid;
  gap: ${theme.space[2]};
`;

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralGround};
  animation: ${breathe} 1600ms ease-in-out infinite;
`;
