import { useClockDifference, useRecords, watchStoreKind } from 'shared-data';
import { LazyPage, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { AreaFrame, type AreaFrameProps } from './AreaFrame';

interface OfficeFrameProps extends Pick<AreaFrameProps, 'title' | 'entries'> {
  /** The text that says that the records are samples; shown on the device store. */
  samples: string;
}

/** Few people need it, so it is loaded only after this device’s clock was found to be wrong. */
const clockNotice = async () => (await import('../clock/ClockNotice')).ClockNotice;

/** The frame of the pages of staff and admins. It shows a notice if the device's clock is wrong. */
export function OfficeFrame({ samples, ...frame }: OfficeFrameProps) {
  const ahead = useClockDifference();
  const kind = useRecords(watchStoreKind);
  const hasSamples = kind.status === 'ready' && kind.data === 'device';
  return (
    <AreaFrame
      {...frame}
      note={hasSamples && <Samples>{samples}</Samples>}
      notice={ahead !== 0 && <LazyPage load={clockNotice} props={{ ahead }} waiting={false} />}
    />
  );
}

const Samples = styled.p`
  max-width: none;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
