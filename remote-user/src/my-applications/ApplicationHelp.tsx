import { OfficeHelp } from 'shared-area';
import { useRecords, watchServices, type Application } from 'shared-data';
import { ServiceHelp } from './ServiceHelp';
import { useFeeText } from './useFeeText';
import { useService } from './useService';

/** Help beside an application: the fee, days and papers of its service, and the office. */
export function ApplicationHelp({ application }: { application: Application }) {
  const service = useService(application.service);
  const fee = useFeeText(application);
  // All parts appear together: otherwise the office would move down when the others load.
  if (useRecords(watchServices).status === 'loading') return null;
  return (
    <>
      <ServiceHelp service={service} fee={fee} />
      <OfficeHelp />
    </>
  );
}
