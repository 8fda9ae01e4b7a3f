import { Drawing } from '../Drawing/Drawing';
import { FailedBox, type FailedBoxProps } from './FailedBox';

export type FailedStateProps = Omit<FailedBoxProps, 'drawing'>;

/** Says that something could not be shown, and offers to try again. */
export function FailedState(props: FailedStateProps) {
  return (
    <FailedBox {...props} drawing={<Drawing of={navigator.onLine ? 'failed' : 'offline'} />} />
  );
}
