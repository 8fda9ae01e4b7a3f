import { Download } from 'lucide-react';
import { useServiceNames } from 'shared-area';
import { useAnswerText } from 'shared-area/questions';
import { councilNow } from 'shared-data';
import { saveFile, toCsv } from 'shared-data/files';
import { councilDay, definitionIn } from 'shared-data/model';
import { Button, useLanguage } from 'shared-ui';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { noteExport } from '../../admin/noteExport';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { useMessages } from '../../i18n';
import { useApplicationsMessages } from '../i18n';
import type { ListQuery } from '../watchList';
import { exportRows } from './exportRows';
import { findForExport } from './findForExport';

interface ExportButtonProps {
  /** The query of the table. */
  query: ListQuery;
  disabled: boolean;
}

/**
 * Saves the applications that match the filters as a spreadsheet, with a column for each question, in the language of the
 * page.
 */
export function ExportButton({ query, disabled }: ExportButtonProps) {
  const t = useApplicationsMessages();
  const tAdmin = useMessages();
  const answerText = useAnswerText();
  const nameOf = useServiceNames();
  const language = useLanguage();
  const { run, running } = useAction(useProblemMessage());

  async function save(): Promise<Outcome> {
    const records = await findForExport(query);
    const count = records.applications.length;
    const applications = records.applications.map((application) => ({
      ...application,
      service: nameOf(application.service).text,
    }));
    const definitions = new Map(
      [...records.definitions].map(([version, asked]) => [version, definitionIn(asked, language)]),
    );
    const exported = { ...records, applications, definitions };
    const csv = toCsv(exportRows(exported, { t, tAdmin, answerText }));
    await noteExport({ action: 'applications', subject: '', detail: String(count) });
    const day = councilDay(councilNow());
    saveFile(new Blob([csv], { type: 'text/csv' }), t('export.fileName', { day }));
    const isPart = count < records.total;
    const saved = isPart
      ? t('export.savedFirst', { count, total: records.total })
      : t('export.saved', { count });
    if (records.unread === 0) return { tone: isPart ? 'warn' : 'good', text: saved };
    return { tone: 'warn', text: `${saved} ${t('export.unread', { count: records.unread })}` };
  }

  return (
    <Button
      variant="secondary"
      icon={<Download size={20} aria-hidden="true" />}
      disabled={disabled}
      busy={running.size > 0}
      busyLabel={t('export.saving')}
      onClick={() => void run('export', save)}
    >
      {t('export.save')}
    </Button>
  );
}
