import { useState } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { mobileQuery, useMediaQuery } from 'shared-ui';
import { usePartChoice } from './usePartChoice';

/** A form with at most so many sections is short enough for one page. */
const mostOnOnePage = 2;

interface Place {
  /** The key of the part; undefined for the first. */
  key?: string | undefined;
  /** Whether its button leads back to the answers to check, from where it was opened. */
  returns?: boolean;
}

export type PartPlace = ReturnType<typeof usePartPlace>;

/** Whether the form is filled in one part at a time, which is offered on a phone alone, and at which part it is. */
export function usePartPlace(definition: ServiceDefinition | undefined) {
  const isPhone = useMediaQuery(mobileQuery);
  const [isChosen, choose] = usePartChoice();
  const [place, setPlace] = useState<Place>({});
  const isOffered =
    isPhone && definition !== undefined && definition.sections.length > mostOnOnePage;
  return { isOffered, isOn: isOffered && isChosen, choose, place, setPlace };
}
