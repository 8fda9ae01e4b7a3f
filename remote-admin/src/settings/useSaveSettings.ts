import { useState } from 'react';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { hasName } from '../admin/hasName';
import { useProblemMessage } from '../admin/useProblemMessage';

interface SavedWords {
  saved: string;
  /** Shown when another admin has saved something else meanwhile. */
  changed: string;
}

interface SaveSettingsOptions {
  /** The current revision of the settings. */
  revision: number;
  words: SavedWords;
}

/**
 * Saves a form of settings without overwriting what another admin saved meanwhile: the first attempt shows a conflict
 * message, the next one saves on top of the current settings.
 */
export function useSaveSettings({ revision, words }: SaveSettingsOptions) {
  const { run } = useAction(useProblemMessage());
  /** The revision that the admin has seen; null after a conflict message, when the current revision counts. */
  const [seen, setSeen] = useState<number | null>(revision);

  /** @param onSaved called after saving, not after a conflict */
  return (
    save: (revision: number) => Promise<{ revision: number }>,
    onSaved: () => void,
  ): Promise<boolean> =>
    run('save', async (): Promise<Outcome> => {
      try {
        setSeen((await save(seen ?? revision)).revision);
      } catch (error) {
        if (!hasName(error, 'SettingsChangedError')) throw error;
        setSeen(null);
        return { tone: 'warn', text: words.changed };
      }
      onSaved();
      return { tone: 'good', text: words.saved };
    });
}
