import type { Application } from '../applications/applicationSchema';
import type { ServiceDefinition } from '../definitions/definitionSchema';
import { UnpaidError, type Fee } from './Payment';

/** The fee of an application that was made with this version of a service. */
export function feeOf({ fee, outcome, certificate }: ServiceDefinition): Fee {
  const waits = outcome === 'certificate' && certificate?.paidFirst === true;
  return { amount: fee, paidFirst: waits && fee > 0 };
}

/**
 * Call it before the certificate of an application is signed.
 * @throws UnpaidError
 */
export function requirePayment({ payment }: Application, definition: ServiceDefinition): void {
  if (feeOf(definition).paidFirst && !payment) throw new UnpaidError(definition.fee);
}
