import type { ServiceDefinition } from '../shared-model/src/definitions/definitionSchema';
import type { Service } from '../shared-model/src/services/serviceSchema';
import type { PublishedService, PublishedTexts } from '../shell/src/service-pages/PublishedService';

/** A service with the latest version of its definition, if one was published. */
export interface DescribedService {
  service: Service;
  definition?: ServiceDefinition | undefined;
}

/**
 * What the public pages show of the services, in the order of the list. Addresses stay as they were, and so
 * do the council's own texts on who may apply.
 * @param earlier what was published before
 */
export function publishedServices(
  described: readonly DescribedService[],
  earlier: readonly PublishedService[],
): PublishedService[] {
  const taken = new Set<string>();
  return described
    .toSorted((a, b) => a.service.position - b.service.position)
    .map(({ service, definition }) => {
      const before = earlier.find(({ id }) => id === service.id);
      const slug = freeSlug(before?.slug ?? toSlug(service.name), service.id, taken);
      taken.add(slug);
      const { id, version, name, days, fee } = service;
      const who = before?.who;
      return {
        id,
        version,
        slug,
        name,
        description: definition?.description ?? '',
        ...(who ? { who } : {}),
        days,
        fee,
        ...(definition?.place.kind === 'office' ? { bring: definition.place.bring } : {}),
        papers: papersOf(service, definition),
        outcome: definition?.outcome ?? 'answer',
        ...(definition?.certificate?.months ? { months: definition.certificate.months } : {}),
      };
    });
}

/**
 * The texts of the services in a further language, by the ids of the services. The council's own texts on who may apply
 * stay as they were.
 * @param earlier what was published in the language before
 */
export function publishedTexts(
  described: readonly DescribedService[],
  language: string,
  earlier: Readonly<Record<string, PublishedTexts>>,
): Record<string, PublishedTexts> {
  return Object.fromEntries(
    described.flatMap(({ service: { id }, definition }) => {
      const given = definition?.translations?.[language] ?? {};
      const papers = definition?.papers.map((paper) => ({
        ...textAs('name', given[`paper/${paper.id}/name`]),
        ...textAs('hint', given[`paper/${paper.id}/hint`]),
      }));
      const texts: PublishedTexts = {
        ...textAs('name', given.name),
        ...textAs('description', given.description),
        ...textAs('who', earlier[id]?.who),
        ...textAs('bring', given.bring),
        ...(papers?.some((paper) => Object.keys(paper).length > 0) ? { papers } : {}),
      };
      return Object.keys(texts).length > 0 ? [[id, texts]] : [];
    }),
  );
}

function textAs<Field extends string>(
  field: Field,
  text: string | undefined,
): Partial<Record<Field, string>> {
  const given = text?.trim();
  return given ? ({ [field]: given } as Record<Field, string>) : {};
}

/** 'Trade License (new)' as 'trade-license-new'. Empty where a name has no Latin letter or digit. */
export function toSlug(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function freeSlug(wanted: string, id: string, taken: ReadonlySet<string>): string {
  const own = toSlug(id);
  if (wanted === '') return `service-${own}`;
  return taken.has(wanted) ? `${wanted}-${own}` : wanted;
}

function papersOf(service: Service, definition: ServiceDefinition | undefined) {
  if (!definition) return service.documents.map((name) => ({ name, required: true }));
  return definition.papers.map(({ name, hint, required }) => ({
    name,
    ...(hint ? { hint } : {}),
    required,
  }));
}
