import { useState } from 'react';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { hasName } from '../admin/hasName';
import { useProblemMessage } from '../admin/useProblemMessage';

interface SavedWords {
  saved: string;
  /** Another admin has saved something else meanwhile. */
  changed: string;
}

interface SaveSettingsOptions {
  /** Of the settings as they stand now. */
  revision: number;
  words: SavedWords;
}

/**
 * Saves a form of settings without overwriting what another admin saved meanwhile: it is said first, and what is saved
 * after that counts against what stands then.
 */
export function useSaveSettings({ revision, words }: SaveSettingsOptions) {
  const { run } = useAction(useProblemMessage());
  /** What the admin has seen; null once they know that it changed, and what counts is what stands now. */
  const [seen, setSeen] = useState<number | null>(revision);

  /** @param onSaved called when it is saved, not when it was refused */
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
