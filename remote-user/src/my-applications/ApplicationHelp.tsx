import { OfficeHelp } from 'shared-area';
import { useRecords, watchServices, type Application } from 'shared-data';
import { ServiceHelp } from './ServiceHelp';
import { useFeeText } from './useFeeText';
import { useService } from './useService';

/** What helps beside an application: the fee, days and papers of its service, and the office. */
export function ApplicationHelp({ application }: { application: Application }) {
  const service = useService(application.service);
  const fee = useFeeText(application);
  // The parts come together: the office would make room for the others else.
  if (useRecords(watchServices).status === 'loading') return null;
  return (
    <>
      <ServiceHelp service={service} fee={fee} />
      <OfficeHelp />
    </>
  );
}
