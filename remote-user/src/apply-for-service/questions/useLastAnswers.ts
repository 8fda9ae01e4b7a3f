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
  /** When the application with this answer was submitted, ISO 8601. */
  submittedAt: string;
}

interface FilledApplication extends Pick<Application, 'submittedAt'> {
  form: FilledForm;
}

/**
 * The maximum number of earlier versions to read. Each costs a read of the live store unless it is cached on the device,
 * as the versions of the citizen's own applications are.
 */
const mostVersions = 3;

/**
 * For each lasting question that is asked, the answer in the citizen's latest application that has one. An earlier
 * application is only searched if the later ones leave a question open.
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

/** Latest first. */
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

/** The applications from the latest to the first whose questions have not been read yet. */
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
