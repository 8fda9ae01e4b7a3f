import type { SheetContent } from 'shared-area/certificate';
import {
  councilNow,
  useRecords,
  watchSettings,
  type Application,
  type ServiceDefinition,
} from 'shared-data';
import { composeCertificate } from 'shared-data/certificates';
import { councilDay, usualSettings, type Answers } from 'shared-data/model';

/** The content of an application's certificate if it was issued now; undefined if its service has no certificate. */
export function useStatement(
  { applicant, number, submittedAt }: Application,
  definition: ServiceDefinition,
): (answers: Answers) => SheetContent | undefined {
  const settings = useRecords(watchSettings);
  const council = settings.status === 'ready' ? settings.data : usualSettings;
  return (answers) => {
    const now = councilNow();
    const issuedOn = councilDay(now);
    const statement = composeCertificate(definition, {
      applicant: applicant.name,
      answers,
      issuedOn,
      council,
    });
    return (
      statement && {
        ...statement,
        council: council.name,
        applicationNumber: number,
        appliedAt: submittedAt,
        issuedAt: now.toISOString(),
      }
    );
  };
}
