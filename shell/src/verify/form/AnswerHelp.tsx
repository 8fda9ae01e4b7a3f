import { HelpColumn } from '../../page-frame/HelpColumn';
import { VerifyHelp } from './VerifyHelp';

/** The help column beside an answer. */
export function AnswerHelp() {
  return (
    <HelpColumn>
      <VerifyHelp />
    </HelpColumn>
  );
}
