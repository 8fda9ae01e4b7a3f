import { useRef, useState } from 'react';
import {
  savePreparedTexts,
  type PreparedText,
  type PreparedTexts,
  type RecordsState,
} from 'shared-data';
import { limits } from 'shared-data/limits';
import { Button, Items, Skeleton, theme } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { FormSheet } from '../../admin/FormSheet';
import { hasName } from '../../admin/hasName';
import { RecordsView } from '../../admin/RecordsView';
import { useProblemMessage } from '../../admin/useProblemMessage';
import { useTextMessages } from './i18n';
import { PreparedTextDialog } from './PreparedTextDialog';
import { PreparedTextEntry } from './PreparedTextEntry';

interface PreparedTextsPartProps {
  texts: RecordsState<PreparedTexts>;
}

/** The texts that the council has prepared for citizens. */
export function PreparedTextsPart({ texts }: PreparedTextsPartProps) {
  const t = useTextMessages();
  return (
    <FormSheet as="section" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Lead>{t('lead')}</Lead>
      <RecordsView state={texts} failed={t('failed')} skeleton={<Skeleton height="320px" />}>
        {(prepared) => <PreparedTextList prepared={prepared} />}
      </RecordsView>
    </FormSheet>
  );
}

/** Each text is added, edited and removed individually; changes by other admins stay. */
function PreparedTextList({ prepared }: { prepared: PreparedTexts }) {
  const t = useTextMessages();
  const { running, run } = useAction(useProblemMessage());
  const [edited, setEdited] = useState<PreparedText | 'new'>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { list, revision } = prepared;
  const { most } = limits.preparedTexts;

  const remove = (removed: PreparedText) =>
    run(removed.id, async () => {
      const others = list.filter((text) => text !== removed);
      const saved = await save({ list: others, revision });
      if (!saved) return { tone: 'warn', text: t('changed') };
      // The focused button disappears with the removed text.
      addButton.current?.focus();
      // Undo restores the whole list, so the text returns to its place.
      const restored = { list, revision: saved.revision };
      return { tone: 'info', text: t('removed'), onUndo: () => restore(restored) };
    });

  const restore = (texts: PreparedTexts) =>
    run('restore', async () => {
      const saved = await save(texts);
      return saved ? { tone: 'info', text: t('restored') } : { tone: 'warn', text: t('changed') };
    });

  /** Resolves to undefined if another admin saved first. */
  async function save(texts: PreparedTexts): Promise<PreparedTexts | undefined> {
    try {
      return await savePreparedTexts(texts);
    } catch (error) {
      if (hasName(error, 'SettingsChangedError')) return undefined;
      throw error;
    }
  }

  /** Replaces the text at its place, or adds it at the end. */
  const withText = (text: PreparedText): PreparedTexts => ({
    list: list.some(({ id }) => id === text.id)
      ? list.map((each) => (each.id === text.id ? text : each))
      : [...list, text],
    revision,
  });

  return (
    <>
      {list.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <List>
          <Items of={list} keyOf={({ id }) => id}>
            {(text) => (
              <PreparedTextEntry
                text={text}
                isRemoving={running.has(text.id)}
                onEdit={() => setEdited(text)}
                onRemove={() => remove(text)}
              />
            )}
          </Items>
        </List>
      )}
      {list.length >= most && <p>{t('full', { limit: most })}</p>}
      <Button
        ref={addButton}
        variant="secondary"
        aria-disabled={list.length >= most}
        onClick={() => list.length < most && setEdited('new')}
      >
        {t('add')}
      </Button>
      {edited && (
        <PreparedTextDialog
          text={edited === 'new' ? undefined : edited}
          onSave={(text) => save(withText(text))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const Lead = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const List = styled.ul`
  margin: 0 0 ${theme.space[4]};
  padding: 0;
  list-style: none;
`;
