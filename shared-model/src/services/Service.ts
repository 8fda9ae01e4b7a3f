import { limits } from '../limits/limits';
import type { ServiceId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { Service, ServiceTerms } from './serviceSchema';

/** Most days that can be promised: a year. */
export const serviceDaysLimit = limits.serviceDays;

/** Everything the council issues; the search screen lists it (spec.md §3). */
export const serviceCatalogue = [
  'Birth Certificate',
  'Death Certificate',
  'Caste Certificate',
  'Income Certificate',
  'Residence Proof',
  'Marriage Certificate',
  'Property Tax Receipt',
  'Trade License',
  'Water Connection',
  'Electricity Bill Copy',
] as const;

export type AddedService =
  /** The name was blank: nothing happened (spec.md §5). */
  | { added: false }
  /** `duplicate`: the list already held that name, in whatever case. */
  | { added: true; service: Service; duplicate: boolean };

/** The parts of a service that can be edited while no definition of it is published. */
export type ServiceChanges = Partial<ServiceTerms & Pick<Service, 'name'>>;

/** The services' part of the port. */
export interface ServiceRecords {
  /** In the order of `position`. */
  watch(): Watch<Service[]>;
  add(name: string): Promise<AddedService>;
  change(id: ServiceId, changes: ServiceChanges): Promise<Service>;
  remove(id: ServiceId): Promise<Service>;
  restore(service: Service): Promise<void>;
}
