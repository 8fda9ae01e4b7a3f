import { HelpColumn } from '../../page-frame/HelpColumn';
import { VerifyHelp } from './VerifyHelp';

/** The column of help beside an answer. */
export function AnswerHelp() {
  return (
    <HelpColumn>
      <VerifyHelp />
    </HelpColumn>
  );
}
