import { useState } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { mobileQuery, useMediaQuery } from 'shared-ui';
import { usePartChoice } from './usePartChoice';

/** A form with at most this number of sections is short enough for one page. */
const mostOnOnePage = 2;

interface Place {
  /** The key of the part; undefined for the first part. */
  key?: string | undefined;
  /** Whether its button returns to the check of the answers, from where it was opened. */
  returns?: boolean;
}

export type PartPlace = ReturnType<typeof usePartPlace>;

/** Whether the form is shown one part at a time, which only phones offer, and the open part. */
export function usePartPlace(definition: ServiceDefinition | undefined) {
  const isPhone = useMediaQuery(mobileQuery);
  const [isChosen, choose] = usePartChoice();
  const [place, setPlace] = useState<Place>({});
  const isOffered =
    isPhone && definition !== undefined && definition.sections.length > mostOnOnePage;
  return { isOffered, isOn: isOffered && isChosen, choose, place, setPlace };
}
