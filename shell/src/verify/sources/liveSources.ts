import type { CheckSources, Found } from 'shared-data/certificates';
import { readCertificateDocument, readKeyDocument } from './readDocument';
import { fetchDocument } from '../../public-records/fetchDocument';
import { findKeptAnswer, forgetAnswer, keepAnswer } from './keptAnswers';

/** Ids of keys come from the code that is checked, so they may hold anything. */
const id = /^[\w-]{1,64}$/;

/**
 * The public documents of the live store, with its earlier answers as the fallback.
 * @param documents the address of its documents; undefined if even that is unknown at the moment
 */
export function liveSources(documents: string | undefined): Omit<CheckSources, 'origin' | 'now'> {
  async function find<T>(
    collection: string,
    name: string,
    read: (name: string, document: unknown) => T | undefined,
  ): Promise<Found<T>> {
    if (!id.test(name)) return { kind: 'missing' };
    const path = `${collection}/${name}`;
    const answer = documents ? await fetchDocument(`${documents}/${path}`) : undefined;
    if (answer?.kind === 'missing') {
      void forgetAnswer(path);
      return answer;
    }
    if (answer?.kind === 'found') {
      const { document } = answer;
      const value = read(name, document);
      if (value) {
        const at = new Date().toISOString();
        void keepAnswer(path, { at, document });
        return { kind: 'found', value, at, isFresh: true };
      }
    }
    const kept = await findKeptAnswer(path);
    const value = kept && read(name, kept.document);
    if (!value) return { kind: 'unreachable' };
    return { kind: 'found', value, at: kept.at, isFresh: false };
  }

  return {
    findKey: (kid) => find('keys', kid, readKeyDocument),
    findRecord: (number) => find('certificates', number, readCertificateDocument),
    findSecond: async (number, { digest }) => {
      const { readSecondText } = await import('./readSecondText');
      return find(`certificates/${number}/texts`, digest, (_digest, document) =>
        readSecondText(document),
      );
    },
  };
}
