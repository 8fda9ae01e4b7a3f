import { doc, type DocumentSnapshot } from 'firebase/firestore';
import type { LiveContext } from '../../../firestore/LiveFeature';
import { retryTransaction } from '../../../firestore/retryTransaction';
import { logSettings } from '../../firestore/settingsOnFirestore';
import { saveOver } from '../../saveOver';
import type { PreparedTextRecords, PreparedTexts } from '../PreparedTexts';
import { fromStoredTexts, toStoredTexts } from './storedTexts';

/** The prepared texts' part of the live store. */
export function openPreparedTexts(context: LiveContext): PreparedTextRecords {
  const texts = doc(context.firestore, 'settings', 'texts');
  return {
    watch: () => context.watchDocument(texts, readTexts),
    save: (changed) =>
      retryTransaction(context, async (transaction) => {
        const saved = saveOver(readTexts(await transaction.get(texts)), changed);
        await logSettings(context, transaction, 'texts', saved.revision);
        transaction.set(texts, toStoredTexts(saved));
        return saved;
      }),
  };
}

function readTexts(snapshot: DocumentSnapshot): PreparedTexts {
  return fromStoredTexts(snapshot.data());
}
