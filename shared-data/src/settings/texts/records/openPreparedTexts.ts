import { type PreparedTextRecords, type PreparedTexts, saveOver } from 'shared-model';
import type { StoredDocument } from '../../../documents/StoredDocument';
import type { RecordsContext } from '../../../store/RecordsContext';
import { logSettings } from '../../records/settingsRecords';
import { fromStoredTexts, toStoredTexts } from './storedTexts';

const texts = 'settings/texts';

/** The prepared texts' part of the live store. */
export function openPreparedTexts(context: RecordsContext): PreparedTextRecords {
  return {
    watch: () => context.watchDocument(texts, readTexts),
    save: (changed) =>
      context.transact(async (transaction) => {
        const saved = saveOver(readTexts(await transaction.get(texts)), changed);
        await logSettings(context, transaction, 'texts', saved.revision);
        transaction.set(texts, toStoredTexts(saved));
        return saved;
      }),
  };
}

function readTexts({ data }: StoredDocument): PreparedTexts {
  return fromStoredTexts(data);
}
