import { languageName } from 'shared-area';
import type { ServiceDefinition, ServiceVersion } from 'shared-data';
import { listTexts, untranslatedTexts } from 'shared-data/model';
import { ConfirmDialog } from 'shared-ui/dialog';
import { firstLanguage, otherLanguages } from 'shared-ui/languages';
import { allQuestions } from './changeDefinition';
import { ChangeList } from './ChangeList';
import { useMessages } from './i18n';

interface PublishDialogProps {
  open: boolean;
  definition: ServiceDefinition;
  published: ServiceVersion | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Lists the changes since the published version, and asks for confirmation before the next one. */
export function PublishDialog({ definition, published, ...dialog }: PublishDialogProps) {
  const t = useMessages();
  const version = (published?.version ?? 0) + 1;
  return (
    <ConfirmDialog
      {...dialog}
      title={t('publish.title', { version })}
      confirmLabel={t('publish.confirm', { version })}
      busyLabel={t('publish.busy')}
    >
      {published ? (
        <>
          <p>{t('publish.text')}</p>
          <p>{t('publish.changes', { version: published.version })}</p>
          <ChangeList before={published.definition} after={definition} />
        </>
      ) : (
        <>
          <p>{t('publish.first')}</p>
          <p>{t('publish.questions', countsOf(definition))}</p>
        </>
      )}
      <Gaps definition={definition} />
    </ConfirmDialog>
  );
}

/** Shows for each further language how many texts are missing, and which language replaces them. */
function Gaps({ definition }: { definition: ServiceDefinition }) {
  const t = useMessages();
  const count = listTexts(definition).length;
  const first = languageName(firstLanguage);
  return otherLanguages.map((tag) => {
    const missing = untranslatedTexts(definition, tag).size;
    const language = languageName(tag);
    return missing > 0 && <p key={tag}>{t('publish.gaps', { language, missing, count, first })}</p>;
  });
}

export function countsOf(definition: ServiceDefinition) {
  return { questions: allQuestions(definition).length, papers: definition.papers.length };
}
