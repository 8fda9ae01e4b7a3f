import type {
  CertificateTemplate,
  Choice,
  DateLimit,
  Paper,
  PaperKind,
  Question,
  QuestionKind,
  QuestionSection,
  ServiceDefinition,
} from './definitionSchema';
import { listTexts } from './definitionTexts';
import { isLasting } from './isLasting';

/** A changed term of the service itself, with its old and new value. */
type TermChange =
  | {
      what: 'term';
      change: 'name' | 'description' | 'category' | 'keywords' | 'bring';
      before: string;
      after: string;
    }
  | { what: 'term'; change: 'fee' | 'days'; before: number; after: number }
  | {
      what: 'term';
      change: 'place';
      before: ServiceDefinition['place']['kind'];
      after: ServiceDefinition['place']['kind'];
    }
  | {
      what: 'term';
      change: 'outcome';
      before: ServiceDefinition['outcome'];
      after: ServiceDefinition['outcome'];
    };

/** A change of a section, question or paper; `name` is its (new) title, label or name. */
type EntryChange =
  | { change: 'added' | 'removed' | 'moved'; name: string }
  | { change: 'reworded'; name: string; before: string };

/** A condition, with the texts of its question and answer. */
export interface ConditionText {
  question: string;
  /** 'yes', 'no', or the label of the choice. */
  answer: string;
}

type QuestionChange =
  | { change: 'hint' | 'required' | 'optional' | 'lasting' | 'not-lasting'; name: string }
  | { change: 'kind'; name: string; before: QuestionKind; after: QuestionKind }
  /** Maximum length, smallest and largest number, first and last day. */
  | { change: 'limits'; name: string }
  | { change: 'condition'; name: string; after: ConditionText | undefined }
  /** The labels of the choices; if all three lists are empty, only the order has changed. */
  | {
      change: 'choices';
      name: string;
      added: string[];
      removed: string[];
      reworded: { before: string; after: string }[];
    };

type PaperChange =
  | { change: 'hint' | 'required' | 'optional'; name: string }
  | { change: 'kinds'; name: string; before: PaperKind[]; after: PaperKind[] }
  | { change: 'max-files'; name: string; before: number; after: number };

/** A change of the certificate; `months` is how long it is valid, undefined if it does not expire. */
type CertificateChange =
  | { change: 'added' | 'removed' | 'text' | 'table' | 'paid-first' | 'not-paid-first' }
  | { change: 'title'; before: string; after: string }
  /** The label of the question whose answer is the holder; undefined if the holder is the applicant. */
  | { change: 'holder'; after: string | undefined }
  | { change: 'months'; after: number | undefined }
  | { change: 'signatory'; after: CertificateTemplate['signatory'] };

/** One difference between two definitions; its message is in the i18n catalogue. */
export type DefinitionChange =
  | TermChange
  | ({ what: 'certificate' } & CertificateChange)
  | ({ what: 'section' } & EntryChange)
  | ({ what: 'question' } & (EntryChange | QuestionChange))
  | ({ what: 'paper' } & (EntryChange | PaperChange))
  /** How many texts in a further language were changed, added or removed. */
  | { what: 'language'; language: string; count: number };

/**
 * The changes from one definition of a service to another: terms, sections, questions, papers, the certificate,
 * translations. Empty if there are none.
 */
export function compareDefinitions(
  before: ServiceDefinition,
  after: ServiceDefinition,
): DefinitionChange[] {
  return [
    ...compareTerms(before, after),
    ...compareSections(before, after),
    ...compareQuestions(before, after),
    ...comparePapers(before, after),
    ...compareCertificates(before, after).map((change): DefinitionChange => ({
      what: 'certificate',
      ...change,
    })),
    ...compareTranslations(before, after),
  ];
}

function compareTerms(before: ServiceDefinition, after: ServiceDefinition): TermChange[] {
  const texts = (['name', 'description', 'category'] as const).map((change): TermChange => ({
    what: 'term',
    change,
    before: before[change],
    after: after[change],
  }));
  const figures = (['fee', 'days'] as const).map((change): TermChange => ({
    what: 'term',
    change,
    before: before[change],
    after: after[change],
  }));
  const changes: TermChange[] = [
    ...texts,
    ...figures,
    {
      what: 'term',
      change: 'keywords',
      before: before.keywords ?? '',
      after: after.keywords ?? '',
    },
    { what: 'term', change: 'place', before: before.place.kind, after: after.place.kind },
    { what: 'term', change: 'bring', before: bringOf(before), after: bringOf(after) },
    { what: 'term', change: 'outcome', before: before.outcome, after: after.outcome },
  ];
  return changes.filter((change) => change.before !== change.after);
}

function compareSections(before: ServiceDefinition, after: ServiceDefinition): DefinitionChange[] {
  const named = ({ id, title }: QuestionSection) => ({ id, name: title });
  return compareEntries(before.sections.map(named), after.sections.map(named)).map((change) => ({
    what: 'section',
    ...change,
  }));
}

function compareQuestions(before: ServiceDefinition, after: ServiceDefinition): DefinitionChange[] {
  const old = new Map(questionsOf(before).map((question) => [question.id, question]));
  const parts = questionsOf(after).flatMap((question) => {
    const earlier = old.get(question.id);
    return earlier ? questionChanges(earlier, question, after) : [];
  });
  return [...compareEntries(placesOf(before), placesOf(after)), ...parts].map((change) => ({
    what: 'question',
    ...change,
  }));
}

function questionChanges(
  old: Question,
  now: Question,
  after: ServiceDefinition,
): (EntryChange | QuestionChange)[] {
  const name = now.label;
  const changes: QuestionChange[] = [];
  if (old.kind !== now.kind)
    changes.push({ change: 'kind', name, before: old.kind, after: now.kind });
  if ((old.hint ?? '') !== (now.hint ?? '')) changes.push({ change: 'hint', name });
  if (old.required !== now.required)
    changes.push({ change: now.required ? 'required' : 'optional', name });
  if (isLasting(old) !== isLasting(now))
    changes.push({ change: isLasting(now) ? 'lasting' : 'not-lasting', name });
  if (old.kind === now.kind && limitsText(old) !== limitsText(now))
    changes.push({ change: 'limits', name });
  if (old.showIf?.question !== now.showIf?.question || old.showIf?.answer !== now.showIf?.answer)
    changes.push({ change: 'condition', name, after: conditionText(now, after) });
  return [...changes, ...choiceChanges(old, now)];
}

function conditionText(
  { showIf }: Question,
  definition: ServiceDefinition,
): ConditionText | undefined {
  if (!showIf) return undefined;
  const asked = questionsOf(definition).find(({ id }) => id === showIf.question);
  const choice = asked && choicesOf(asked).find(({ id }) => id === showIf.answer);
  return { question: asked?.label ?? '', answer: choice?.label ?? showIf.answer };
}

function choiceChanges(old: Question, now: Question): QuestionChange[] {
  const [before, after] = [choicesOf(old), choicesOf(now)];
  if (before.length === 0 || after.length === 0) return [];
  const isSame = after.every(
    ({ id, label }, at) => before[at]?.id === id && before[at].label === label,
  );
  if (isSame && before.length === after.length) return [];
  const without = (choices: readonly Choice[], others: readonly Choice[]) =>
    choices.filter(({ id }) => !others.some((other) => other.id === id)).map(({ label }) => label);
  const reworded = after.flatMap(({ id, label }) => {
    const earlier = before.find((choice) => choice.id === id);
    return earlier && earlier.label !== label ? [{ before: earlier.label, after: label }] : [];
  });
  const [added, removed] = [without(after, before), without(before, after)];
  return [{ change: 'choices', name: now.label, added, removed, reworded }];
}

function comparePapers(before: ServiceDefinition, after: ServiceDefinition): DefinitionChange[] {
  const old = new Map(before.papers.map((paper) => [paper.id, paper]));
  const parts = after.papers.flatMap((paper) => {
    const earlier = old.get(paper.id);
    return earlier ? paperChanges(earlier, paper) : [];
  });
  return [...compareEntries(before.papers, after.papers), ...parts].map((change) => ({
    what: 'paper',
    ...change,
  }));
}

function paperChanges(old: Paper, now: Paper): (EntryChange | PaperChange)[] {
  const { name } = now;
  const changes: PaperChange[] = [];
  if ((old.hint ?? '') !== (now.hint ?? '')) changes.push({ change: 'hint', name });
  if (old.required !== now.required)
    changes.push({ change: now.required ? 'required' : 'optional', name });
  if ([...old.kinds].sort().join() !== [...now.kinds].sort().join())
    changes.push({ change: 'kinds', name, before: old.kinds, after: now.kinds });
  if (old.maxFiles !== now.maxFiles)
    changes.push({ change: 'max-files', name, before: old.maxFiles, after: now.maxFiles });
  return changes;
}

function compareCertificates(
  { certificate: old }: ServiceDefinition,
  after: ServiceDefinition,
): CertificateChange[] {
  const now = after.certificate;
  if (!old && !now) return [];
  if (!old) return [{ change: 'added' }];
  if (!now) return [{ change: 'removed' }];
  const changes: CertificateChange[] = [];
  if (old.title !== now.title)
    changes.push({ change: 'title', before: old.title, after: now.title });
  if (old.text !== now.text) changes.push({ change: 'text' });
  if (old.table.join('\n') !== now.table.join('\n')) changes.push({ change: 'table' });
  if (old.holder !== now.holder) {
    const holder = questionsOf(after).find(({ id }) => id === now.holder);
    changes.push({ change: 'holder', after: holder?.label });
  }
  if (old.months !== now.months) changes.push({ change: 'months', after: now.months });
  if (old.signatory.name !== now.signatory.name || old.signatory.office !== now.signatory.office)
    changes.push({ change: 'signatory', after: now.signatory });
  if (old.paidFirst !== now.paidFirst)
    changes.push({ change: now.paidFirst ? 'paid-first' : 'not-paid-first' });
  return changes;
}

/** Compares only the translations of current texts: those of removed texts disappear with them. */
function compareTranslations(
  before: ServiceDefinition,
  after: ServiceDefinition,
): DefinitionChange[] {
  const [old, now] = [before.translations ?? {}, after.translations ?? {}];
  const texts = listTexts(after);
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((language) => {
    const given = (of: typeof now, key: string) => of[language]?.[key]?.trim() ?? '';
    const count = texts.filter(({ key }) => given(old, key) !== given(now, key)).length;
    return count > 0 ? [{ what: 'language', language, count } as const] : [];
  });
}

interface Entry {
  id: string;
  name: string;
  /** What contains it: the section of a question. */
  place?: string;
}

/** First the removed entries, then the added, moved or reworded ones in their order. */
function compareEntries(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  const unmoved = longestCommonOrder(
    before.map(({ id }) => id),
    after.filter(({ id, place }) => old.get(id)?.place === place).map(({ id }) => id),
  );
  return [
    ...removed.map(({ name }): EntryChange => ({ change: 'removed', name })),
    ...after.flatMap(({ id, name }): EntryChange[] => {
      const earlier = old.get(id);
      if (!earlier) return [{ change: 'added', name }];
      return [
        ...(unmoved.has(id) ? [] : [{ change: 'moved', name } as const]),
        ...(earlier.name === name
          ? []
          : [{ change: 'reworded', name, before: earlier.name } as const]),
      ];
    }),
  ];
}

/** The longest common subsequence of ids, so that as few entries as possible count as moved. */
function longestCommonOrder(one: readonly string[], other: readonly string[]): Set<string> {
  /** For each id of `other` so far: the longest common subsequence that ends with it. */
  const ending = new Map<string, string[]>();
  let longest: string[] = [];
  for (const id of other) {
    const at = one.indexOf(id);
    let best: string[] = [];
    for (const [earlier, order] of ending)
      if (one.indexOf(earlier) < at && order.length > best.length) best = order;
    const order = [...best, id];
    ending.set(id, order);
    if (order.length > longest.length) longest = order;
  }
  return new Set(longest);
}

function questionsOf({ sections }: ServiceDefinition): Question[] {
  return sections.flatMap(({ questions }) => questions);
}

/** The questions by section, in a fixed order of sections: moving a section does not count as moving its questions. */
function placesOf({ sections }: ServiceDefinition): Entry[] {
  const inOrder = [...sections].sort((one, other) => (one.id < other.id ? -1 : 1));
  return inOrder.flatMap(({ id, questions }) =>
    questions.map((question) => ({ id: question.id, name: question.label, place: id })),
  );
}

function choicesOf(question: Question): readonly Choice[] {
  return question.kind === 'one-of' || question.kind === 'some-of' ? question.choices : [];
}

/** A text that is equal for equal limits. */
function limitsText(question: Question): string {
  switch (question.kind) {
    case 'short-text':
    case 'long-text':
      return String(question.maxLength);
    case 'number':
    case 'amount':
      return `${question.min} ${question.max}`;
    case 'date':
      return `${dayText(question.earliest)} ${dayText(question.latest)}`;
    default:
      return '';
  }
}

function dayText(limit: DateLimit | undefined): string {
  if (!limit) return '';
  return limit.kind === 'on' ? limit.day : `today${limit.days}`;
}

function bringOf({ place }: ServiceDefinition): string {
  return place.kind === 'office' ? place.bring : '';
}
