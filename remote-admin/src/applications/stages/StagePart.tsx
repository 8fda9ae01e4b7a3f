import { StageTrack } from 'shared-area/stages';
import { councilNow, type Application } from 'shared-data';

/** The stage of an application; loaded with the first row that is opened. */
export function StagePart({ application }: { application: Application }) {
  return <StageTrack application={application} now={councilNow()} />;
}
