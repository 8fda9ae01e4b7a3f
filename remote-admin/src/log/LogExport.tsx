import { Download } from 'lucide-react';
import { councilNow, findLogEntries } from 'shared-data';
import { saveFile, toCsv } from 'shared-data/files';
import { limits } from 'shared-data/limits';
import { councilDay, councilTime } from 'shared-data/model';
import { Button } from 'shared-ui';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { noteExport } from '../admin/noteExport';
import { useProblemMessage } from '../admin/useProblemMessage';
import { useMessages } from '../i18n';
import { useLogMessages } from './i18n';
import { useApplicationsMessages } from '../applications/i18n';
import { detailText, entryText } from './entryText';
import { useShownEntry } from './useShownEntry';
import type { LogAddress } from './useLogAddress';

interface LogExportProps extends Pick<LogAddress, 'query'> {
  /** Number of entries that match the filters. */
  total: number;
}

/** Saves the entries that match the filters as a spreadsheet. */
export function LogExport({ query, total }: LogExportProps) {
  const tAdmin = useMessages();
  const t = useLogMessages();
  const tApplications = useApplicationsMessages();
  const shown = useShownEntry();
  const { run, running } = useAction(useProblemMessage());

  async function save(): Promise<Outcome> {
    const entries = await findLogEntries(query);
    const count = entries.length;
    const rows = entries.map((entry) => [
      // The filters use the council's days: an act before half past five in the morning is on the previous day in UTC.
      councilTime(new Date(entry.at)),
      entry.by.name,
      tAdmin(`role.${entry.by.role}`),
      t(`kind.${entry.kind}`),
      entryText(shown(entry), t),
      detailText(entry, { t, tAdmin }),
    ]);
    const head = ['at', 'who', 'roleOf', 'kind', 'what', 'detail'] as const;
    const csv = toCsv([head.map((name) => t(name)), ...rows]);
    await noteExport({ action: 'log', subject: '', detail: String(count) });
    const day = councilDay(councilNow());
    saveFile(new Blob([csv], { type: 'text/csv' }), t('fileName', { day }));
    return count < limits.logExport
      ? { tone: 'good', text: t('saved', { count }) }
      : { tone: 'warn', text: t('savedLatest', { count }) };
  }

  return (
    <Button
      variant="secondary"
      icon={<Download size={20} aria-hidden="true" />}
      disabled={total === 0}
      busy={running.size > 0}
      busyLabel={tApplications('export.saving')}
      onClick={() => void run('export', save)}
    >
      {tApplications('export.save')}
    </Button>
  );
}
