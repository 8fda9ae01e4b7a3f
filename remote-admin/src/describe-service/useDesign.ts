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

/** Keyed by session: after its end the entry is unreachable and can be garbage-collected. */
const keptDesigns = new WeakMap<object, Map<Service['id'], DesignState>>();

type Change = (definition: ServiceDefinition) => ServiceDefinition;

/** Changes of the definition by a part of the designer. The object keeps its identity between renders. */
export interface DesignEdits {
  /** One undo step. Consecutive typing into the same field is one step as well. */
  change: (change: Change, field?: string) => void;
  /** Text typed into a field for a number or a day, with the change if the text is valid. */
  type: (typed: UnreadText, change: Change | null) => void;
}

/**
 * The definition that an admin is editing, with its undo steps. Unsaved changes are restored when the admin returns from
 * another page of the portal; they are never written to the device.
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

  /** The state of the store at the latest save from here: the update from the store is still pending. */
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
    /** The state of the store, if it differs from what the admin has seen. */
    newer: isBehind ? inStore : undefined,
    unsaved,
    canUndo: state.past.length > 0,
    edits,
    undo: () => dispatch({ type: 'undo' }),
    /** Call after saving from here. */
    saved: (seen: SeenDesign) => {
      setAnswered(latest.current);
      dispatch({ type: 'see', seen });
    },
    /** Continues with what was typed, over the state of the store. */
    see: (seen: SeenDesign) => dispatch({ type: 'see', seen }),
    take: (seen: SeenDesign) => dispatch({ type: 'take', seen }),
    reload: (seen: SeenDesign) => dispatch({ type: 'reload', seen }),
    /** Like `reload`, after discarding from here. */
    restart: (seen: SeenDesign) => {
      setAnswered(latest.current);
      dispatch({ type: 'reload', seen });
    },
  };
}
