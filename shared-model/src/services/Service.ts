import { limits } from '../limits/limits';
import type { ServiceId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';

/** What a service needs and promises; admins set it, citizens read it before they apply. */
export interface ServiceTerms {
  /** What a citizen has to add, one document an entry. */
  documents: string[];
  /** Days from the submission within which the council promises a decision; at least 1. */
  days: number;
  /** Rupees; 0 where it is free. */
  fee: number;
  /** Other words that it is found by; undefined where there are none. */
  keywords?: string | undefined;
}

/** A service that citizens can apply for; admins edit the list. */
export interface Service extends ServiceTerms {
  id: ServiceId;
  name: string;
  /** Its place in the list: smaller comes first. */
  position: number;
  /** The latest published version of its definition; 0 where none was published. */
  version: number;
  /** Its name in further languages, by the language's tag; as its definition has it. Undefined where it has none. */
  translations?: Record<string, { name: string }> | undefined;
}

/** Most characters of a service's name: what a form's list and a receipt can show. */
export const serviceNameLimit = limits.serviceName;

/** Most days that can be promised: a year. */
export const serviceDaysLimit = limits.serviceDays;

/** The terms of a new service until an admin changes them. */
export const usualTerms: ServiceTerms = {
  documents: ['Proof of identity', 'Proof of residence'],
  days: 15,
  fee: 0,
};

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
