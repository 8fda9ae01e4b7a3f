import { fetchDocument } from '../../public-records/fetchDocument';
import { createSources, type PublicSources } from './createSources';
import { findKeptAnswer, forgetAnswer, keepAnswer } from './keptAnswers';

/**
 * The public documents of the live store, with its earlier answers as the fallback.
 * @param documents the address of its documents; undefined if even that is unknown at the moment
 */
export function liveSources(documents: string | undefined): PublicSources {
  return createSources(async (path, read) => {
    const answer = documents ? await fetchDocument(`${documents}/${path}`) : undefined;
    if (answer?.kind === 'missing') {
      void forgetAnswer(path);
      return answer;
    }
    if (answer?.kind === 'found') {
      const { fields } = answer;
      const value = read(fields);
      if (value) {
        const at = new Date().toISOString();
        void keepAnswer(path, { at, fields });
        return { kind: 'found', value, at, isFresh: true };
      }
    }
    const kept = await findKeptAnswer(path);
    const value = kept && read(kept.fields);
    if (!value) return { kind: 'unreachable' };
    return { kind: 'found', value, at: kept.at, isFresh: false };
  });
}
