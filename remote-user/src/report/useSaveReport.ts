import { useServiceNames } from 'shared-area';
import { councilNow, type Application } from 'shared-data';
import { councilDay, citizenStatus } from 'shared-data/model';
import { toCsv } from 'shared-data/files';
import { saveFile } from '../citizen/saveFile';
import { useApplicationMessages } from '../my-applications/i18n';
import { useReportMessages } from './i18n';
import { useMessages } from '../i18n';

/** Saves the report as a CSV file. Its times are ISO 8601, which every spreadsheet can sort. */
export function useSaveReport(): (applications: readonly Application[]) => void {
  const t = useReportMessages();
  const tUser = useMessages();
  const tApplication = useApplicationMessages();
  const nameOf = useServiceNames();
  return (applications) => {
    const hasSamples = applications.some(({ sample }) => sample);
    const head = [
      t('number'),
      tApplication('applications.service'),
      tApplication('applications.status'),
      t('submitted'),
      t('updated'),
      t('documents'),
      ...(hasSamples ? [t('note')] : []),
    ];
    const rows = applications.map(
      ({ number, service, status, submittedAt, updatedAt, documents, sample }) => [
        number,
        nameOf(service).text,
        tApplication(`status.${citizenStatus(status)}`),
        submittedAt,
        updatedAt,
        documents.map(({ name }) => name).join('; '),
        ...(hasSamples ? [sample ? tUser('sample.tag') : ''] : []),
      ],
    );
    const day = councilDay(councilNow());
    saveFile(t('fileName', { day }), toCsv([head, ...rows]), 'text/csv;charset=utf-8');
  };
}
