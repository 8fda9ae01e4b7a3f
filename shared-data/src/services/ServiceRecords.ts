import type { Watch } from '../store/Watch';
import type { Service, ServiceTerms } from './Service';
import type { ServiceId } from '../store/kinds';

export type AddedService =
  /** The name was blank: nothing happened (spec.md §5). */
  | { added: false }
  /** `duplicate`: the list already held that name, in whatever case. */
  | { added: true; service: Service; duplicate: boolean };

/** What of a service can be edited. */
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
