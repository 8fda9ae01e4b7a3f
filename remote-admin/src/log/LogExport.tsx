import { Download } from 'lucide-react';
import { councilNow, findLogEntries } from 'shared-data';
import { saveFile, toCsv } from 'shared-data/files';
import { limits } from 'shared-data/limits';
import { calendarDay } from 'shared-data/model';
import { Button } from 'shared-ui';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { noteExport } from '../admin/noteExport';
import { useProblemMessage } from '../admin/useProblemMessage';
import { useMessages } from '../i18n';
import { detailText, entryText } from './entryText';
import type { LogAddress } from './useLogAddress';

interface LogExportProps extends Pick<LogAddress, 'query'> {
  /** Entries that the filters find. */
  total: number;
}

/** Saves what the filters find as a spreadsheet. */
export function LogExport({ query, total }: LogExportProps) {
  const t = useMessages();
  const { run, running } = useAction(useProblemMessage());

  async function save(): Promise<Outcome> {
    const entries = await findLogEntries(query);
    const count = entries.length;
    const rows = entries.map((entry) => [
      entry.at,
      entry.by.name,
      t(`role.${entry.by.role}`),
      t(`log.kind.${entry.kind}`),
      entryText(entry, t),
      detailText(entry, t),
    ]);
    const head = ['log.at', 'log.who', 'log.roleOf', 'log.kind', 'log.what', 'log.detail'] as const;
    const csv = toCsv([head.map((name) => t(name)), ...rows]);
    await noteExport({ action: 'log', subject: '', detail: String(count) });
    const day = calendarDay(councilNow());
    saveFile(new Blob([csv], { type: 'text/csv' }), t('log.fileName', { day }));
    return count < limits.logExport
      ? { tone: 'good', text: t('log.saved', { count }) }
      : { tone: 'warn', text: t('log.savedLatest', { count }) };
  }

  return (
    <Button
      variant="secondary"
      icon={<Download size={20} aria-hidden="true" />}
      disabled={total === 0}
      busy={running.size > 0}
      busyLabel={t('export.saving')}
      onClick={() => void run('export', save)}
    >
      {t('export.save')}
    </Button>
  );
}
