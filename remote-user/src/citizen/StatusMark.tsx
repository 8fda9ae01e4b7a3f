import { citizenStatus } from 'shared-data';
import { StatusTag } from 'shared-ui';
import { useWords } from '../words';
import { statusTone } from './statusTone';

interface StatusMarkProps {
  /** As it is stored, in whatever case. */
  status: string;
}

/** The status of an application in a citizen's words, with its colour and mark. */
export function StatusMark({ status }: StatusMarkProps) {
  const words = useWords();
  const known = citizenStatus(status);
  return <StatusTag tone={statusTone(known)}>{words(`status.${known}`)}</StatusTag>;
}
