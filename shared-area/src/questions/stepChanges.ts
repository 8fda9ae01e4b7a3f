import type { Application, ApplicationEvent, FormPartId } from 'shared-data';

/** One answer or paper that a citizen changed, as stored in the application. */
export interface PartChange {
  id: FormPartId;
  before: string;
  after: string;
}

type Changed = Pick<Application, 'form' | 'history'>;

/** The changes of a step. The new value is the old value of the next change, or else the value in the form. */
export function stepChanges({ form, history }: Changed, event: ApplicationEvent): PartChange[] {
  const later = history.slice(history.indexOf(event) + 1);
  return Object.entries(event.changed ?? {}).map(([id, before]) => {
    const next = later.find(({ changed }) => changed && Object.hasOwn(changed, id));
    const now = form?.papers[id]?.join('\n') ?? form?.answers[id] ?? '';
    return { id, before, after: next?.changed?.[id] ?? now };
  });
}

/** The changes in the latest answer to a return; none if there was no answer. */
export function latestChanges(application: Changed): PartChange[] {
  const latest = application.history.findLast(({ changed }) => changed);
  return latest ? stepChanges(application, latest) : [];
}

/** Whether a step only saved checks. */
export function isCheckOnly({ from, to, note, checked }: ApplicationEvent): boolean {
  return checked === true && from === to && !note;
}
