import type { Bill } from './bill';
import { readHeard, readListen, type Target } from './firestoreMessages';
import { collectionOf, countRuleReads, pathOf, type Asker, type Operation } from './countRuleReads';
import type { CallListener } from './wire';

export interface Keeping {
  bill: () => Bill;
  asker: Asker;
  known: Known;
  /** What has been asked and not yet answered. */
  waiting: Set<object>;
  /** Somebody is changing the record of that name. */
  wrote: (name: string) => void;
}

/** What a browser has been told, by question; for half an hour Firestore tells it only what is new. */
export interface Known {
  questions: Map<string, Question>;
}

interface Question {
  /** The time of each record that was told. */
  records: Map<string, string>;
  /** What somebody has changed since. */
  changed: Set<string>;
}

interface Listening {
  question: Question;
  isNew: boolean;
  billed: number;
  /** While the answer is told anew. */
  again: Set<string> | undefined;
}

/**
 * Counts what listeners are told. The emulator tells the whole answer anew when a question with a limit
 * has to be asked again; Firestore itself sends, and charges, only what is new in it.
 */
export function hearListening({ bill, asker, known, waiting }: Keeping): CallListener {
  const targets = new Map<number, Listening>();
  const all = (ids: readonly number[]) =>
    (ids.length > 0 ? [...ids] : [...targets.keys()]).flatMap((id) => targets.get(id) ?? []);
  const charge = (target: Listening) => {
    target.billed += 1;
    bill().records += 1;
  };

  function forget(id: number) {
    const target = targets.get(id);
    if (target) waiting.delete(target);
    targets.delete(id);
  }

  function tell(target: Listening, name: string, time: string) {
    target.again?.add(name);
    if (target.question.records.get(name) === time) return;
    target.question.records.set(name, time);
    charge(target);
  }

  /** Charged when it has changed; not when others have pushed it out. */
  function leave(target: Listening, name: string) {
    if (!target.question.records.delete(name)) return;
    if (target.question.changed.has(name)) charge(target);
  }

  function complete(target: Listening) {
    const { again, question } = target;
    if (again) {
      for (const name of [...question.records.keys()]) if (!again.has(name)) leave(target, name);
    }
    target.again = undefined;
    question.changed.clear();
    // A question that brings nothing is charged as one record.
    if (target.isNew && target.billed === 0) charge(target);
    target.isNew = false;
    waiting.delete(target);
  }

  return {
    asked(message) {
      const { addTarget, removeTarget } = readListen(message);
      if (removeTarget !== undefined) forget(removeTarget);
      if (!addTarget) return;
      const key = JSON.stringify([addTarget.query, addTarget.documents]);
      const question = known.questions.get(key) ?? { records: new Map(), changed: new Set() };
      known.questions.set(key, question);
      const target = { question, isNew: true, billed: 0, again: undefined };
      targets.set(addTarget.targetId, target);
      waiting.add(target);
      bill().ruled += countRuleReads(operationsOf(addTarget), asker);
    },
    answered(message) {
      const { targetChange, documentChange, documentRemove } = readHeard(message);
      if (documentChange) {
        const { document, targetIds, removedTargetIds } = documentChange;
        const time = JSON.stringify(document.updateTime);
        for (const id of targetIds) for (const each of all([id])) tell(each, document.name, time);
        for (const id of removedTargetIds) for (const each of all([id])) leave(each, document.name);
      }
      for (const id of documentRemove?.removedTargetIds ?? []) {
        for (const each of all([id])) leave(each, documentRemove?.document ?? '');
      }
      if (!targetChange) return;
      const { targetChangeType: type, targetIds } = targetChange;
      if (type === 'RESET') for (const each of all(targetIds)) each.again = new Set();
      if (type === 'CURRENT') all(targetIds).forEach(complete);
      if (type === 'REMOVE') targetIds.forEach(forget);
    },
    ended: () => [...targets.keys()].forEach(forget),
  };
}

function operationsOf({ documents, query }: Target): Operation[] {
  if (query)
    return [{ kind: 'list', path: collectionOf(query.parent, query.structuredQuery.from) }];
  return (documents?.documents ?? []).map((name) => ({ kind: 'get', path: pathOf(name) }));
}
