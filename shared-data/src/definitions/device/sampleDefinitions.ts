import type { ServiceDefinition } from '../definitionSchema';
import { birthCertificate } from './samples/birthCertificate';
import { casteCertificate } from './samples/casteCertificate';
import { deathCertificate } from './samples/deathCertificate';
import { incomeCertificate } from './samples/incomeCertificate';
import { residenceProof } from './samples/residenceProof';

/**
 * What a council in Maharashtra asks for the five services of the apply form (spec.md §3), in its order. It is
 * the first published version of each.
 */
export const sampleDefinitions: readonly ServiceDefinition[] = [
  birthCertificate,
  deathCertificate,
  incomeCertificate,
  casteCertificate,
  residenceProof,
];
