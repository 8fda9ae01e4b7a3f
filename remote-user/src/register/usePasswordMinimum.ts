import { useEffect, useState } from 'react';
import { useAuth } from 'shared-auth';

/** Asked for where the provider names no length of its own (spec.md §9). */
const usualMinimum = 6;

/** The least number of characters of a password; the usual number until the provider has answered. */
export function usePasswordMinimum(): number {
  const { identity } = useAuth();
  const [minimum, setMinimum] = useState(usualMinimum);

  useEffect(() => {
    let isCurrent = true;
    identity.passwordMinimum().then(
      (answer) => isCurrent && setMinimum(answer),
      // The hint stays as it is; the provider has the last word on submitting.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [identity]);

  return minimum;
}
