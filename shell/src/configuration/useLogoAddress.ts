import { useEffect, useState } from 'react';
import { readConfiguration } from './configuration';
import { whenAtRest } from './whenAtRest';

/** The address of the council's own emblem, once the page is at rest and where one is configured. */
export function useLogoAddress(): string | undefined {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    const read = () => {
      readConfiguration().then(
        (configuration) => {
          if (isCurrent) setAddress(findLogo(configuration));
        },
        // The bundled emblem stays. Whoever needs the rest of the configuration tells of its failure.
        () => undefined,
      );
    };
    const forget = whenAtRest(read);
    return () => {
      isCurrent = false;
      forget();
    };
  }, []);

  return address;
}

/** By hand: the landing page carries no code for schemas. */
function findLogo(configuration: unknown): string | undefined {
  const { council } = Object(configuration) as { council?: unknown };
  const { logo } = Object(council) as { logo?: unknown };
  return typeof logo === 'string' && URL.canParse(logo) ? logo : undefined;
}
