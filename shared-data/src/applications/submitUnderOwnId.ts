import { documentName } from '../files/documentName';
import type { ApplicationDraft } from './Application';
import { isSameText, type ApplicationText } from './applicationText';
import type { SubmissionResult } from './SubmissionResult';
import type { ApplicationId } from '../store/kinds';

/** What tells two submissions apart. */
interface Content extends ApplicationText {
  documents: readonly { name: string }[];
}

interface Submitting {
  /** A submission that is on its way under this id already, and would be written over. */
  findWaiting?: (id: ApplicationId) => Promise<Content | undefined>;
  /** Submits the draft under this id; one that is known already results in the application it became. */
  submit: (id: ApplicationId) => Promise<SubmissionResult>;
}

/**
 * Submits a draft under its id, or under a new one where something else was submitted under its id. A draft that
 * is open in two tabs has one id: a second press makes one application, two different texts make two.
 * @throws as `submit`
 */
export async function submitUnderOwnId(
  draft: ApplicationDraft,
  { findWaiting, submit }: Submitting,
): Promise<SubmissionResult> {
  const submitAnew = () => submit(crypto.randomUUID());
  const waiting = await findWaiting?.(draft.id);
  if (waiting && !isSame(waiting, draft)) return submitAnew();
  const result = await submit(draft.id);
  const isOwn = result.kind === 'waiting' || isSame(result.application, draft);
  return isOwn ? result : submitAnew();
}

function isSame(known: Content, other: Content): boolean {
  const { documents } = other;
  return (
    isSameText(known, other) &&
    known.documents.length === documents.length &&
    known.documents.every(({ name }, index) => name === documentName(documents[index]?.name ?? ''))
  );
}
