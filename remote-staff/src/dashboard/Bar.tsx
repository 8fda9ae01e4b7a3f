import { theme } from 'shared-ui';
import { styled } from 'styled-components';

interface BarProps {
  /** Id of the text that names the measured value. */
  labelledBy: string;
  /** From 0 to 1. */
  share: number;
  /** The value as text, such as '94%'. */
  text: string;
}

/** A measured part of a whole. Its value is shown beside it as text; ticks mark the quarters. */
export function Bar({ labelledBy, share, text }: BarProps) {
  return (
    <Track
      role="meter"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
    >
      <Filled style={{ width: `${share * 100}%` }} />
    </Track>
  );
}

const Track = styled.div`
  position: relative;
  height: 14px;
  border: 1px solid ${theme.color.control};
  border-radius: 4px;
  background: ${theme.color.surface};
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-linear-gradient(
      to right,
      transparent 0 calc(25% - 1px),
      ${theme.color.control} calc(25% - 1px) 25%
    );
    opacity: 0.45;
  }
`;

const Filled = styled.div`
  height: 100%;
  background: ${theme.color.primary};

  @media (forced-colors: active) {
    background: CanvasText;
  }

  @media print {
    background: black;
    print-color-adjust: exact;
  }
`;
