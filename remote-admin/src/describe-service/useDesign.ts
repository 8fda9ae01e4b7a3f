import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import type { Service, ServiceDefinition, ServiceDesign } from 'shared-data';
import { noteKeptWork } from 'shared-platform';
import {
  designReducer,
  fieldKey,
  isSameSeen,
  isUnsaved,
  seenOf,
  startDesign,
  withDefinition,
  type DesignState,
  type SeenDesign,
  type UnreadText,
} from './designState';

/** By session: when that has ended nobody can ask for it, and the browser forgets it. */
const keptDesigns = new WeakMap<object, Map<Service['id'], DesignState>>();

type Change = (definition: ServiceDefinition) => ServiceDefinition;

/** What a part of the designer does to the definition. It keeps its identity. */
export interface DesignEdits {
  /** One step. What is typed into the same field, one key after the other, is one step as well. */
  change: (change: Change, field?: string) => void;
  /** What was typed into a field for a number or a day, with the change where it is one. */
  type: (typed: UnreadText, change: Change | null) => void;
}

/**
 * The definition as an admin works on it, with what can be undone. What is not saved is there again when the
 * admin comes back from elsewhere in the portal; nothing of it is written to the device.
 */
export function useDesign(design: ServiceDesign) {
  const session = useCurrentUser();
  const { id } = design.service;
  const kept = keptDesigns.get(session) ?? new Map<Service['id'], DesignState>();
  const [state, dispatch] = useReducer(
    designReducer,
    undefined,
    () => kept.get(id) ?? startDesign(seenOf(design)),
  );
  const unsaved = useMemo(() => isUnsaved(state), [state]);

  useEffect(() => {
    const designs = keptDesigns.get(session) ?? new Map<Service['id'], DesignState>();
    keptDesigns.set(session, designs);
    if (unsaved) designs.set(id, state);
    else designs.delete(id);
    noteKeptWork(`admin/design/${id}`, unsaved ? () => true : undefined);
  }, [session, id, state, unsaved]);

  /** What the store had when something was saved from here: its answer to that is still on its way. */
  const [answered, setAnswered] = useState<ServiceDesign>();
  const latest = useRef(design);
  useEffect(() => {
    latest.current = design;
  });
  const inStore = useMemo(() => seenOf(design), [design]);
  const isBehind = design !== answered && !isSameSeen(state.seen, inStore);

  const edits = useMemo<DesignEdits>(
    () => ({
      change: (change, field) =>
        dispatch({
          type: 'change',
          ...(field === undefined ? {} : { field }),
          change: (step) => withDefinition(step, change(step.definition)),
        }),
      type: (typed, change) => {
        const field = fieldKey(typed.at, typed.field);
        dispatch({
          type: 'change',
          field,
          change: ({ definition, unread }) => {
            if (!change) return { definition, unread: { ...unread, [field]: typed } };
            const others = Object.entries(unread).filter(([key]) => key !== field);
            return { definition: change(definition), unread: Object.fromEntries(others) };
          },
        });
      },
    }),
    [],
  );

  return {
    ...state.step,
    seen: state.seen,
    /** What the store has, where that is not what the admin has seen. */
    newer: isBehind ? inStore : undefined,
    unsaved,
    canUndo: state.past.length > 0,
    edits,
    undo: () => dispatch({ type: 'undo' }),
    /** Something was saved from here. */
    saved: (seen: SeenDesign) => {
      setAnswered(latest.current);
      dispatch({ type: 'see', seen });
    },
    /** Goes on with what was typed, over what the store has. */
    see: (seen: SeenDesign) => dispatch({ type: 'see', seen }),
    take: (seen: SeenDesign) => dispatch({ type: 'take', seen }),
    reload: (seen: SeenDesign) => dispatch({ type: 'reload', seen }),
    /** As `reload`, after something was discarded from here. */
    restart: (seen: SeenDesign) => {
      setAnswered(latest.current);
      dispatch({ type: 'reload', seen });
    },
  };
}
