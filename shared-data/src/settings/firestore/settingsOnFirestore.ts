import { doc, type DocumentSnapshot } from 'firebase/firestore';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument } from '../../firestore/parseDocuments';
import { retryTransaction } from '../../firestore/retryTransaction';
import { usualSettings, type CouncilSettings, type SettingsRecords } from '../CouncilSettings';
import { saveOver } from '../saveOver';
import { settingsSchema } from '../settingsSchema';

export const settingsOnFirestore: LiveFeature<SettingsRecords> = {
  open(context) {
    const { firestore, watchDocument } = context;
    const council = doc(firestore, 'settings', 'council');
    return {
      watch: () => watchDocument(council, readSettings),
      save: (settings) =>
        retryTransaction(context, async (transaction) => {
          const saved = saveOver(readSettings(await transaction.get(council)), settings);
          transaction.set(council, saved);
          return saved;
        }),
    };
  },
};

/** The usual ones where nothing is set. */
export function readSettings(snapshot: DocumentSnapshot): CouncilSettings {
  return parseDocument(settingsSchema, 'settings record', snapshot) ?? usualSettings;
}
