import { useMemo, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchMyApplications, type Application, type QuestionId } from 'shared-data';
import type { FilledForm } from 'shared-data/model';
import { lastingAnswers, lastingQuestions } from './lastingAnswers';
import type { AskedQuestions } from './useAskedQuestions';
import { watchDefinitions, type FormVersion, type ReadVersion } from './watchDefinition';

export interface LastAnswer {
  id: QuestionId;
  answer: string;
  /** When the application with it was submitted, ISO 8601. */
  submittedAt: string;
}

interface FilledApplication extends Pick<Application, 'submittedAt'> {
  form: FilledForm;
}

/**
 * How many earlier versions are read at most. Each is a read of the live store where the device does not have it yet,
 * as it has those that its citizen applied with.
 */
const mostVersions = 3;

/**
 * For each lasting question that is asked, the answer in the latest application of the citizen's own that has one. An
 * earlier one is looked into only where the later ones leave something open.
 */
export function useLastAnswers(asked: AskedQuestions): LastAnswer[] {
  const { uid } = useCurrentUser();
  const mine = useRecords(watchMyApplications, uid);
  const own = useMemo(() => filledApplications(mine.status === 'ready' ? mine.data : []), [mine]);
  const versions = useMemo(() => versionsOf(own).slice(0, mostVersions), [own]);
  const [depth, setDepth] = useState(1);
  const read = useRecords(watchDefinitions, versions.slice(0, depth));
  const known = read.status === 'ready' ? read.data : undefined;
  const found = useMemo(() => (known ? findAnswers(own, known, asked) : []), [own, known, asked]);
  const isOpen = found.length < lastingQuestions(asked.definition).length;
  if (read.status === 'ready' && !read.stale && isOpen && depth < versions.length) {
    setDepth(depth + 1);
  }
  return found;
}

/** The latest first. */
function filledApplications(all: readonly Application[]): FilledApplication[] {
  return all
    .flatMap(({ sample, form, submittedAt }) => (form && !sample ? [{ form, submittedAt }] : []))
    .toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt));
}

function versionsOf(own: readonly FilledApplication[]): FormVersion[] {
  const versions: FormVersion[] = [];
  for (const { form } of own) {
    if (!findVersion(versions, form))
      versions.push({ serviceId: form.serviceId, version: form.version });
  }
  return versions;
}

function findVersion<T extends FormVersion>(
  versions: readonly T[],
  { serviceId, version }: FormVersion,
): T | undefined {
  return versions.find((each) => each.serviceId === serviceId && each.version === version);
}

/** From the latest application to the first whose questions were not read yet. */
function findAnswers(
  own: readonly FilledApplication[],
  read: readonly ReadVersion[],
  asked: AskedQuestions,
): LastAnswer[] {
  const found = new Map<QuestionId, LastAnswer>();
  for (const { form, submittedAt } of own) {
    const version = findVersion(read, form);
    if (!version) break;
    const { definition } = version;
    for (const { id, answer } of definition ? lastingAnswers({ ...form, definition }, asked) : []) {
      if (!found.has(id)) found.set(id, { id, answer, submittedAt });
    }
  }
  return [...found.values()];
}
