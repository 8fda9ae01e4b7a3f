import { useClockDifference, useRecords, watchStoreKind } from 'shared-data';
import { LazyPage, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { AreaFrame, type AreaFrameProps } from './AreaFrame';

interface OfficeFrameProps extends Pick<AreaFrameProps, 'title' | 'entries'> {
  /** Says that the records are samples, where they are. */
  samples: string;
}

/** Few need it: it is fetched once this device’s clock is known to be wrong. */
const clockNotice = async () => (await import('../clock/ClockNotice')).ClockNotice;

/** The frame of the pages of those who work for the council, whose own clock must not mislead them. */
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
