import { type Application } from 'shared-data';
import { citizenStatus } from 'shared-data/model';
import { toCsv } from 'shared-data/files';
import { saveFile } from '../citizen/saveFile';
import { useMessages } from '../i18n';

/** Gives the report as a CSV file. Its times are ISO 8601, which every spreadsheet can sort. */
export function useSaveReport(): (applications: readonly Application[]) => void {
  const t = useMessages();
  return (applications) => {
    const hasSamples = applications.some(({ sample }) => sample);
    const head = [
      t('report.number'),
      t('applications.service'),
      t('applications.status'),
      t('report.submitted'),
      t('report.updated'),
      t('report.documents'),
      ...(hasSamples ? [t('report.note')] : []),
    ];
    const rows = applications.map(
      ({ number, service, status, submittedAt, updatedAt, documents, sample }) => [
        number,
        service,
        t(`status.${citizenStatus(status)}`),
        submittedAt,
        updatedAt,
        documents.map(({ name }) => name).join('; '),
        ...(hasSamples ? [sample ? t('sample.tag') : ''] : []),
      ],
    );
    saveFile('applications.csv', toCsv([head, ...rows]), 'text/csv;charset=utf-8');
  };
}
