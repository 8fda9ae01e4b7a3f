import type { ServiceDefinition, ServiceDesign } from 'shared-data';
import {
  definitionFrom,
  definitionSchema,
  withUsedTranslations,
  type DefinitionField,
} from 'shared-data/model';
import { safeParse } from 'valibot';
import { allQuestions } from './changeDefinition';

/** Text in a field for a number or a day that is not one, and so cannot be part of a definition. */
export interface UnreadText {
  /** The id of the question or paper; undefined for the service itself. */
  at: string | undefined;
  field: DefinitionField;
  text: string;
  code: 'not-a-number' | 'not-a-day';
}

/** One undo step: the definition, and the typed texts that are not part of it. */
export interface DesignStep {
  definition: ServiceDefinition;
  /** Keyed by `fieldKey`. */
  unread: Readonly<Record<string, UnreadText>>;
}

/** The definition in the store as the admin has seen it. */
export interface SeenDesign {
  definition: ServiceDefinition;
  /** The revision of the draft; 0 if there is none. */
  revision: number;
  /** The latest published version; 0 if there is none. */
  version: number;
}

export interface DesignState {
  step: DesignStep;
  /** The undo steps, the latest last. */
  past: readonly DesignStep[];
  /** The field that the latest step was typed into: further typing there belongs to the same step. */
  field?: string | undefined;
  seen: SeenDesign;
}

export type DesignAction =
  | { type: 'change'; field?: string; change: (step: DesignStep) => DesignStep }
  | { type: 'undo' }
  /** Marks the state of the store as seen; what was typed stays. */
  | { type: 'see'; seen: SeenDesign }
  /** Replaces what was typed with the state of the store; can be undone. */
  | { type: 'take'; seen: SeenDesign }
  /** Starts again with the state of the store. */
  | { type: 'reload'; seen: SeenDesign };

const mostSteps = 200;

export function designReducer(state: DesignState, action: DesignAction): DesignState {
  switch (action.type) {
    case 'change': {
      const step = action.change(state.step);
      if (step === state.step) return state;
      const isSameField = action.field !== undefined && action.field === state.field;
      return { ...withStep(state, step, isSameField), field: action.field };
    }
    case 'undo': {
      const step = state.past.at(-1);
      return step ? { seen: state.seen, step, past: state.past.slice(0, -1) } : state;
    }
    case 'see':
      // Typing after a save starts a new step.
      return { ...state, seen: action.seen, field: undefined };
    case 'take': {
      const step = { definition: action.seen.definition, unread: {} };
      return { ...withStep(state, step, false), seen: action.seen, field: undefined };
    }
    case 'reload':
      return startDesign(action.seen);
  }
}

function withStep(state: DesignState, step: DesignStep, isSameField: boolean): DesignState {
  const past = isSameField ? state.past : [...state.past, state.step].slice(-mostSteps);
  return { ...state, step, past };
}

/** The step with another definition. Invalid text of a removed question or paper is dropped. */
export function withDefinition(step: DesignStep, definition: ServiceDefinition): DesignStep {
  if (definition === step.definition) return step;
  const ids = new Set<string | undefined>(
    [...allQuestions(definition), ...definition.papers].map(({ id }) => id),
  );
  const unread = Object.entries(step.unread).filter(
    ([, { at }]) => at === undefined || ids.has(at),
  );
  return { definition, unread: Object.fromEntries(unread) };
}

export function startDesign(seen: SeenDesign): DesignState {
  return { step: { definition: seen.definition, unread: {} }, past: [], seen };
}

/**
 * The definition that an admin starts from: the draft, else the published one, else one made from the service. Name, days
 * and fee of a published one are taken from the service, since days can be set in the settings too.
 */
export function seenOf({ service, published, draft }: ServiceDesign): SeenDesign {
  const { name, days, fee } = service;
  const asOffered = published
    ? { ...published.definition, name, days, fee }
    : definitionFrom(service);
  return {
    definition: draft?.definition ?? asOffered,
    revision: draft?.revision ?? 0,
    version: service.version,
  };
}

export function isSameSeen(one: SeenDesign, other: SeenDesign): boolean {
  return one.revision === other.revision && one.version === other.version;
}

/** Whether there are changes that are not in the store. */
export function isUnsaved({ step, seen }: DesignState): boolean {
  if (Object.keys(step.unread).length > 0) return true;
  return !isSameDefinition(step.definition, seen.definition);
}

export function isSameDefinition(one: ServiceDefinition, other: ServiceDefinition): boolean {
  return one === other || textOf(one) === textOf(other);
}

/** Serialises with the keys in the order of the schema, since a store may return them in any order. */
function textOf(definition: ServiceDefinition): string {
  return JSON.stringify(safeParse(definitionSchema, withUsedTranslations(definition)).output);
}

export function fieldKey(at: string | undefined, field: string, choice?: string): string {
  return [at ?? 'service', field, choice].filter((part) => part !== undefined).join('.');
}
