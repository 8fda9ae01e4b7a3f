import type { Application, ApplicationEvent, FormPartId } from 'shared-data';

/** One answer or paper that a citizen changed, as the application holds it. */
export interface PartChange {
  id: FormPartId;
  before: string;
  after: string;
}

type Changed = Pick<Application, 'form' | 'history'>;

/** What a step changed. What it became is what the next change of it was made on, or what the form has now. */
export function stepChanges({ form, history }: Changed, event: ApplicationEvent): PartChange[] {
  const later = history.slice(history.indexOf(event) + 1);
  return Object.entries(event.changed ?? {}).map(([id, before]) => {
    const next = later.find(({ changed }) => changed && Object.hasOwn(changed, id));
    const now = form?.papers[id]?.join('\n') ?? form?.answers[id] ?? '';
    return { id, before, after: next?.changed?.[id] ?? now };
  });
}

/** What was changed in the latest answer to a return; nothing where there was none. */
export function latestChanges(application: Changed): PartChange[] {
  const latest = application.history.findLast(({ changed }) => changed);
  return latest ? stepChanges(application, latest) : [];
}

/** Whether a step did nothing else than to save checks. */
export function isCheckOnly({ from, to, note, checked }: ApplicationEvent): boolean {
  return checked === true && from === to && !note;
}
