import { useEffect, useState } from 'react';
import { useAuth } from 'shared-auth';

/** The default if the provider has no minimum length of its own (spec.md §9). */
const usualMinimum = 6;

/** The minimum length of a password; the default until the provider has responded. */
export function usePasswordMinimum(): number {
  const { identity } = useAuth();
  const [minimum, setMinimum] = useState(usualMinimum);

  useEffect(() => {
    let isCurrent = true;
    identity.passwordMinimum().then(
      (answer) => isCurrent && setMinimum(answer),
      // The hint stays unchanged; the provider decides on submit.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [identity]);

  return minimum;
}
