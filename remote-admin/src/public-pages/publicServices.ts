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

/** Timeout in milliseconds, after which no notice is shown. */
const timeout = 10_000;

/**
 * Loads the public services, a file that the shell publishes.
 * @throws if the request fails, or the response is invalid, as from an older shell
 */
export async function readPublicServices(): Promise<PublicService[]> {
  const answer = await fetch('/services.json', { signal: AbortSignal.timeout(timeout) });
  return parse(publicServicesSchema, await answer.json());
}
