import { useEffect, useState } from 'react';
import { createUnderway } from './createUnderway';

/**
 * For a field whose text is also in the address. Typed text is shown in the field at once and reported; the
 * field follows the address only to values that were not typed into it, such as after 'Back'.
 * @param value the value in the address
 * @param onType gets each typed change
 */
export function useTypedValue(value: string, onType: (text: string) => void) {
  const [text, setText] = useState(value);
  const [underway] = useState(createUnderway);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- `takes` may be asked only once for each value
    if (!underway.takes(value)) setText(value);
  }, [underway, value]);

  return {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      underway.add(target.value);
      onType(target.value);
    },
    // After a blur no typed text can be lost, and a value that never came back must not be waited for.
    onBlur: () => underway.clear(),
  };
}
