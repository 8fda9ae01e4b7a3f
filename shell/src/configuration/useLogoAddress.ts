import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readConfiguration } from './configuration';
import { whenAtRest } from './when-at-rest';

const logoSchema = v.object({ council: v.object({ logo: v.pipe(v.string(), v.url()) }) });

/** The address of the council's own emblem, once the page is at rest and where one is configured. */
export function useLogoAddress(): string | undefined {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    const read = () => {
      readConfiguration().then(
        (configuration) => {
          if (isCurrent && v.is(logoSchema, configuration)) setAddress(configuration.council.logo);
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
