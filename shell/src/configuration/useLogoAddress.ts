import { useEffect, useState } from 'react';
import { readConfiguration } from './configuration';
import { whenAtRest } from './whenAtRest';

/** The address of the council's own emblem, if one is configured; read after the page has loaded. */
export function useLogoAddress(): string | undefined {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    const read = () => {
      readConfiguration().then(
        (configuration) => {
          if (isCurrent) setAddress(findLogo(configuration));
        },
        // The bundled emblem stays. Code that needs the rest of the configuration reports the failure.
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

/** Checked without a schema: the landing page must not load that code. */
function findLogo(configuration: unknown): string | undefined {
  const { council } = Object(configuration) as { council?: unknown };
  const { logo } = Object(council) as { logo?: unknown };
  return typeof logo === 'string' && URL.canParse(logo) ? logo : undefined;
}
