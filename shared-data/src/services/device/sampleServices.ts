import { sampleDefinitions } from '../../definitions/device/sampleDefinitions';
import { offeredTerms } from '../../definitions/offeredTerms';
import type { Service } from '../Service';

/** The services of the apply form and of the admins' list at first (spec.md §3), in its order, as they are published. */
export const sampleServices: readonly Service[] = sampleDefinitions.map((definition, position) => ({
  ...offeredTerms(definition),
  id: String(position + 1),
  position,
  version: 1,
}));
