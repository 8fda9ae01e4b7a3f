import { useMemo, useState } from 'react';
import { InFirstLanguage } from 'shared-area';
import {
  councilNow,
  discardServiceDraft,
  publishService,
  saveServiceDraft,
  type ServiceDesign,
} from 'shared-data';
import { councilDay, compareDefinitions } from 'shared-data/model';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { hasName } from '../admin/hasName';
import { useProblemMessage } from '../admin/useProblemMessage';
import { seenOf } from './designState';
import { FormattedMessage, useMessages } from './i18n';
import type { useDesign } from './useDesign';
import { findDesignProblems, keepsFromSaving, placeOf } from './useProblems';

/** The button that was refused, and how often: its problems are shown until they are solved. */
interface Refusal {
  of: 'save' | 'publish';
  count: number;
}

/** Saves, publishes and discards a definition, and shows what prevents it. */
export function usePublishing(
  { service, published, ...stored }: ServiceDesign,
  { definition, unread, seen, newer, saved, restart }: ReturnType<typeof useDesign>,
) {
  const t = useMessages();
  const { id } = service;
  const { running, run } = useAction(useProblemMessage());
  const [refusal, setRefusal] = useState<Refusal>();
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);

  const today = councilDay(councilNow());
  const problems = useMemo(() => {
    if (!refusal) return [];
    const all = findDesignProblems({ definition, unread }, today);
    return refusal.of === 'save' ? all.filter(keepsFromSaving) : all;
  }, [refusal, definition, unread, today]);

  /** Returns the ids of the parts with problems, whose summary takes the focus; null if there are no problems. */
  function refuse(of: Refusal['of']) {
    const all = findDesignProblems({ definition, unread }, today);
    const wrong = of === 'save' ? all.filter(keepsFromSaving) : all;
    setRefusal(wrong.length > 0 ? { of, count: (refusal?.count ?? 0) + 1 } : undefined);
    return wrong.length > 0 ? wrong.flatMap((problem) => placeOf(problem) ?? []) : null;
  }

  const attempt = (key: string, action: () => Promise<Outcome>) =>
    run(key, async () => {
      const refused = { tone: 'warn', text: t('conflict.refused') } as const;
      if (newer) return refused;
      try {
        return await action();
      } catch (error) {
        if (hasName(error, 'DefinitionChangedError')) return refused;
        if (hasName(error, 'DefinitionInvalidError')) {
          return { tone: 'warn', text: t('invalid.refused') };
        }
        throw error;
      }
    });

  const name = <InFirstLanguage>{definition.name}</InFirstLanguage>;

  const save = () =>
    attempt('save', async () => {
      const { revision } = await saveServiceDraft(id, definition, seen);
      saved({ definition, revision, version: seen.version });
      return { tone: 'good', text: <FormattedMessage id="save.done" values={{ name }} /> };
    });

  async function publish() {
    await attempt('publish', async () => {
      const { version } = await publishService(id, definition, seen.version, seen.revision);
      saved({ definition, revision: 0, version });
      return {
        tone: 'good',
        text: <FormattedMessage id="publish.done" values={{ version, name }} />,
      };
    });
    setAsking(null);
  }

  function discard() {
    setAsking(null);
    return attempt('discard', async () => {
      await discardServiceDraft(id, seen.revision);
      restart(seenOf({ ...stored, service, published, draft: undefined }));
      setRefusal(undefined);
      const name = <InFirstLanguage>{service.name}</InFirstLanguage>;
      return { tone: 'info', text: <FormattedMessage id="discard.done" values={{ name }} /> };
    });
  }

  function askToPublish() {
    if (!published || compareDefinitions(published.definition, definition).length > 0) {
      setAsking('publish');
      return;
    }
    const text = t('publish.nothing', { version: published.version });
    void run('publish', () => Promise.resolve({ tone: 'info', text }));
  }

  return {
    running,
    refusal,
    problems,
    refuse,
    asking,
    setAsking,
    askToPublish,
    save,
    publish,
    discard,
  };
}
