import { array, number, object, optional, parse, string, type InferOutput } from 'valibot';

const publicServicesSchema = array(
  object({
    id: string(),
    name: string(),
    days: number(),
    fee: number(),
    version: optional(number()),
    papers: array(object({ name: string() })),
  }),
);

/** A service as the public pages of the portal show it. */
export type PublicService = InferOutput<typeof publicServicesSchema>[number];

/** Milliseconds after which nothing is said of the public pages. */
const patience = 10_000;

/**
 * What the public pages say of the services: the shell publishes it with them.
 * @throws where it does not arrive, or is none, as that of an older shell
 */
export async function readPublicServices(): Promise<PublicService[]> {
  const answer = await fetch('/services.json', { signal: AbortSignal.timeout(patience) });
  return parse(publicServicesSchema, await answer.json());
}
