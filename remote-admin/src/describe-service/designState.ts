import type { ServiceDefinition, ServiceDesign } from 'shared-data';
import {
  definitionFrom,
  definitionSchema,
  withUsedTranslations,
  type DefinitionField,
} from 'shared-data/model';
import { safeParse } from 'valibot';
import { allQuestions } from './changeDefinition';

/** What was typed into a field for a number or a day and is none, so that it cannot be part of a definition. */
export interface UnreadText {
  /** The id of the question or paper; undefined where it is about the service itself. */
  at: string | undefined;
  field: DefinitionField;
  text: string;
  code: 'not-a-number' | 'not-a-day';
}

/** What can be undone: the definition and what of the typing is not in it. */
export interface DesignStep {
  definition: ServiceDefinition;
  /** By `fieldKey`. */
  unread: Readonly<Record<string, UnreadText>>;
}

/** The definition in the store as the admin has seen it. */
export interface SeenDesign {
  definition: ServiceDefinition;
  /** Of the draft; 0 where there is none. */
  revision: number;
  /** The latest published version; 0 where there is none. */
  version: number;
}

export interface DesignState {
  step: DesignStep;
  /** The latest last. */
  past: readonly DesignStep[];
  /** The field that the latest step was typed into: what is typed on is the same step. */
  field?: string | undefined;
  seen: SeenDesign;
}

export type DesignAction =
  | { type: 'change'; field?: string; change: (step: DesignStep) => DesignStep }
  | { type: 'undo' }
  /** What is in the store now; what was typed stays. */
  | { type: 'see'; seen: SeenDesign }
  /** Takes what is in the store in place of what was typed; it can be undone. */
  | { type: 'take'; seen: SeenDesign }
  /** Begins again with what is in the store. */
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
      // What is typed on after saving is a step of its own.
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

/** The step with another definition. What was typed into a question or paper goes with it. */
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
 * What an admin goes on from: the draft, else what is published, else what the service itself says. Name, days
 * and fee of a published one are the service's: days can be set in the settings as well.
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

/** Whether something was typed or moved that the store does not have. */
export function isUnsaved({ step, seen }: DesignState): boolean {
  if (Object.keys(step.unread).length > 0) return true;
  return !isSameDefinition(step.definition, seen.definition);
}

export function isSameDefinition(one: ServiceDefinition, other: ServiceDefinition): boolean {
  return one === other || textOf(one) === textOf(other);
}

/** The keys in the order of the schema, whatever order a store gives them in. */
function textOf(definition: ServiceDefinition): string {
  return JSON.stringify(safeParse(definitionSchema, withUsedTranslations(definition)).output);
}

export function fieldKey(at: string | undefined, field: string, choice?: string): string {
  return [at ?? 'service', field, choice].filter((part) => part !== undefined).join('.');
}
