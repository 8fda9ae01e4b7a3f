import { useEffect, useState } from 'react';
import { createUnderway } from './createUnderway';

/**
 * For a field whose text the address holds as well. What is typed stands in the field at once and is handed
 * on; the field follows the address only to what was not typed into it, such as after 'Back'.
 * @param value what the address holds
 * @param onType gets each change that is typed
 */
export function useTypedValue(value: string, onType: (text: string) => void) {
  const [text, setText] = useState(value);
  const [underway] = useState(createUnderway);

  useEffect(() => {
    if (!underway.takes(value)) setText(value);
  }, [underway, value]);

  return {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      underway.add(target.value);
      onType(target.value);
    },
    // Nothing can be lost any more, and a value that never came back is not to be waited for.
    onBlur: () => underway.clear(),
  };
}
