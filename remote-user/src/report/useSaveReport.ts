import { citizenStatus, type Application } from 'shared-data';
import { toCsv } from 'shared-data/files';
import { saveFile } from '../citizen/saveFile';
import { useWords } from '../words';

/** Gives the report as a CSV file. Its times are ISO 8601, which every spreadsheet can sort. */
export function useSaveReport(): (applications: readonly Application[]) => void {
  const words = useWords();
  return (applications) => {
    const hasSamples = applications.some(({ sample }) => sample);
    const head = [
      words('report.number'),
      words('applications.service'),
      words('applications.status'),
      words('report.submitted'),
      words('report.updated'),
      words('report.documents'),
      ...(hasSamples ? [words('report.note')] : []),
    ];
    const rows = applications.map(
      ({ number, service, status, submittedAt, updatedAt, documents, sample }) => [
        number,
        service,
        words(`status.${citizenStatus(status)}`),
        submittedAt,
        updatedAt,
        documents.map(({ name }) => name).join('; '),
        ...(hasSamples ? [sample ? words('sample.tag') : ''] : []),
      ],
    );
    saveFile('applications.csv', toCsv([head, ...rows]), 'text/csv;charset=utf-8');
  };
}
