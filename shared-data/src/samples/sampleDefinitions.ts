import type { ServiceDefinition } from 'shared-model';
import { birthCertificate } from './definitions/birthCertificate';
import { casteCertificate } from './definitions/casteCertificate';
import { deathCertificate } from './definitions/deathCertificate';
import { incomeCertificate } from './definitions/incomeCertificate';
import { residenceProof } from './definitions/residenceProof';
import hi from './definitions/translations/hi';
import mr from './definitions/translations/mr';

/**
 * Definitions such as a council in Maharashtra would use, for the five services of the apply form (spec.md §3), in its
 * order. Each is the first published version of its service.
 */
export const sampleDefinitions: readonly ServiceDefinition[] = [
  birthCertificate,
  deathCertificate,
  incomeCertificate,
  casteCertificate,
  residenceProof,
].map((definition) => ({ ...definition, translations: translationsOf(definition.name) }));

function translationsOf(name: string): NonNullable<ServiceDefinition['translations']> {
  const languages: [language: string, texts: Record<string, Record<string, string>>][] = [
    ['hi', hi],
    ['mr', mr],
  ];
  return Object.fromEntries(languages.map(([language, texts]) => [language, texts[name] ?? {}]));
}
