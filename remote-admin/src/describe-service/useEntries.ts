import { useEffect, useMemo, useRef, useState } from 'react';
import type { Paper, Question, ServiceDefinition } from 'shared-data';
import { duplicatePaper, duplicateQuestion } from 'shared-data/model';
import { useAnnounce } from 'shared-platform';
import {
  allQuestions,
  insertPaper,
  insertQuestion,
  moveEntry,
  placeEntry,
  removeEntry,
} from './changeDefinition';
import type { EntryActions } from './EntryCard';
import { nameOf } from './entryText';
import { useMessages } from './i18n';
import type { DesignEdits } from './useDesign';

/**
 * The actions on questions and papers: which of them are open, where the focus goes, and what screen readers announce.
 */
export function useEntries(
  definition: ServiceDefinition,
  edits: DesignEdits,
  idOf: (at: string | undefined, field: string) => string,
) {
  const t = useMessages();
  const announce = useAnnounce();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(definition);
  const dragged = useRef<string | null>(null);
  /** Runs after the change has rendered. */
  const afterwards = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = definition;
    afterwards.current?.();
    afterwards.current = null;
  });

  const [actions, focus, show] = useMemo(() => {
    const focusOn = (elementId: string) => {
      const element = document.getElementById(elementId);
      element?.focus();
      // A browser does not scroll to an element that kept the focus while it moved.
      element?.scrollIntoView({ block: 'nearest' });
    };
    const focus = (elementId: string) => {
      afterwards.current = () => focusOn(elementId);
    };
    const find = (id: string) => findEntry(latest.current, id);

    function announcePlace(id: string) {
      const found = find(id);
      if (!found) return;
      const { entry, list } = found;
      const number = list.findIndex((one) => one.id === id) + 1;
      announce(t('entry.moved', { name: nameOf(t, entry), number, count: list.length }));
    }

    const actions: EntryActions = {
      toggle: (id) => setOpen((before) => toggled(before, id)),
      duplicate(id) {
        const entry = find(id)?.entry;
        if (!entry) return;
        const twin = 'label' in entry ? duplicateQuestion(entry) : duplicatePaper(entry);
        edits.change((before) =>
          'label' in twin ? insertQuestion(before, id, twin) : insertPaper(before, id, twin),
        );
        announce(t('entry.duplicated', { name: nameOf(t, entry) }));
        focus(idOf(twin.id, 'edit'));
      },
      move(id, direction) {
        edits.change((before) => moveEntry(before, id, direction));
        afterwards.current = () => {
          focusOn(idOf(id, direction));
          announcePlace(id);
        };
      },
      remove(id) {
        const found = find(id);
        if (!found) return;
        const { entry, list } = found;
        const at = list.findIndex((one) => one.id === id);
        const neighbour = list[at + 1] ?? list[at - 1];
        edits.change((before) => removeEntry(before, id));
        announce(t('entry.removed', { name: nameOf(t, entry) }));
        const heading = 'label' in entry ? 'questions' : 'papers';
        focus(neighbour ? idOf(neighbour.id, 'edit') : idOf(undefined, heading));
      },
      drag: (id) => (dragged.current = id),
      takes(target) {
        const [one, other] = [dragged.current && find(dragged.current), find(target)];
        return Boolean(one && other && 'label' in one.entry === 'label' in other.entry);
      },
      drop(side, target) {
        const id = dragged.current;
        if (id === null) return;
        edits.change((before) => placeEntry(before, id, side, target));
        afterwards.current = () => announcePlace(id);
      },
    };
    /** Opens entries, in addition to the open ones. */
    const show = (ids: Iterable<string>) => setOpen((before) => new Set([...before, ...ids]));
    return [actions, focus, show] as const;
  }, [t, announce, edits, idOf]);

  return { open, actions, focus, show };
}

function findEntry(
  definition: ServiceDefinition,
  id: string,
): { entry: Question | Paper; list: readonly { id: string }[] } | undefined {
  for (const list of [allQuestions(definition), definition.papers]) {
    const entry = list.find((one) => one.id === id);
    if (entry) return { entry, list };
  }
  return undefined;
}

function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}
