import type { StoreKind } from '../../RecordsConfig';
import type { Acts } from './Acts';
import { applicationActs } from './applicationActs';
import { officeActs } from './officeActs';
import { deviceOwnActs, ownActs } from './ownActs';
import { councilPeopleActs, peopleActs } from './peopleActs';

/** What people do with the records of a store: at least one act for each method that writes. A new act is added here. */
export function actsOf(kind: StoreKind): Acts {
  return {
    ...applicationActs,
    ...ownActs,
    ...(kind === 'device' ? deviceOwnActs : councilPeopleActs),
    ...peopleActs,
    ...officeActs,
  };
}
