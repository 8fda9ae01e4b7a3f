import { StageTrack } from 'shared-area/stages';
import { councilNow, type Application } from 'shared-data';

/** Where an application stands; fetched with the first row that is opened. */
export function StagePart({ application }: { application: Application }) {
  return <StageTrack application={application} now={councilNow()} />;
}
