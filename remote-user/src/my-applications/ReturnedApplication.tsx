import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { FormDefinition } from 'shared-area/questions';
import type { Application } from 'shared-data';
import { answerKey, openedAnswers } from 'shared-data/model';
import { LazyPage, PageSkeleton } from 'shared-ui';
import { RecordsView } from '../citizen/RecordsView';
import { useSavedDraft } from '../draft/useSavedDraft';
import { useApplicationMessages } from './i18n';
import { AnswerForm } from './AnswerForm';
import { useCorrectionMessages } from './correction/i18n';
import { countReturns } from './latestReturn';

const loadCorrection = async () => (await import('./correction/CorrectionForm')).CorrectionForm;

/** The answer to a return: a correction of the opened parts if the service has questions, else a text and documents. */
export function ReturnedApplication({ application }: { application: Application }) {
  const t = useApplicationMessages();
  const tCorrection = useCorrectionMessages();
  const { uid } = useCurrentUser();
  const draftKey = answerKey(uid, application.id, countReturns(application));
  const [reading, setReading] = useState(0);
  const saved = useSavedDraft(draftKey, reading);
  /** Incremented with each discarded draft, to remount the form. */
  const [round, setRound] = useState(0);
  const { form } = application;
  if (saved.status === 'loading') return <PageSkeleton label={t('application.loading')} />;
  const begun = {
    application,
    draftKey,
    draft: round === 0 ? saved.draft : undefined,
    onDiscarded: () => setRound(round + 1),
    onReload: () => {
      setRound(0);
      setReading(reading + 1);
    },
  };
  if (!form || Object.keys(openedAnswers(application)).length === 0) {
    return <AnswerForm key={round} {...begun} />;
  }
  return (
    <FormDefinition form={form}>
      {(state) =>
        state && (
          <RecordsView
            state={state}
            failed={tCorrection('failed')}
            loading={t('application.loading')}
          >
            {({ definition }) => (
              <LazyPage
                key={round}
                load={loadCorrection}
                props={{ ...begun, sent: form, definition }}
              />
            )}
          </RecordsView>
        )
      }
    </FormDefinition>
  );
}
